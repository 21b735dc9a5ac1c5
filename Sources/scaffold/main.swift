import ScaffoldCLI

import Foundation

exit(runScaffold(arguments: Array(CommandLine.arguments.dropFirst())))
