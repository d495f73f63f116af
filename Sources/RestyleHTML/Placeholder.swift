import Restyle
