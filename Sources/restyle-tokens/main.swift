import Foundation

exit(TokenCommand.run(arguments: CommandLine.arguments.dropFirst()))
