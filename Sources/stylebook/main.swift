import Foundation

exit(Command.run(arguments: CommandLine.arguments.dropFirst()))
