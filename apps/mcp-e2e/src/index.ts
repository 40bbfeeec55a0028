export type { Answer } from '@bursar/acceptance';
export { createKey, idOf, shown, UNLIMITED } from './fixtures/api-keys';
export { bearing, descriptionOf, takingTokens } from './oauth/bearer-tokens';
export {
  BASELINE,
  faultyChecks,
  readBaseline,
  requiredScenarios,
  runConformance,
} from './conformance/conformance-suite';
export {
  connectV1,
  connectV2,
  LEGACY_VERSION,
  MODERN_VERSION,
  STDIO,
  type ElicitationHandler,
  type ElicitationRequest,
  type Target,
} from './clients/connect';
export { checkoutEnvironment } from './fixtures/checkout';
export { DataDirectory } from './fixtures/data-directory';
export { freePort } from './servers/free-port';
export { countsOf, Household } from './fixtures/household';
export { HttpEndpoint, MCP_HEADERS, type HttpAnswer, type HttpRequest } from './servers/http-endpoint';
export { HttpServer } from './servers/http-server';
export { inspect, inspected } from './clients/inspector';
export { readInstallLink } from './packaging/install-link';
export {
  INITIALIZE_PARAMS,
  requestLine,
  toolCallLine,
  type Fields,
  type RpcError,
  type RpcMessage,
} from './servers/json-rpc';
export { callerThrough } from './acceptance/mcp-caller';
export type { McpClient, ToolAnswer, ToolFace } from './clients/mcp-client';
export { errorTextViolations } from './protocol/error-text-violations';
export {
  domainOf,
  DOMAINS,
  EXPECTED_SURFACE,
  PROMPTS,
  RESOURCES,
  surfaceOf,
  TOOLS,
} from './tool-list/expected-surface';
export { callerOverRest, sharedSplitRequest } from './acceptance/rest-caller';
export { commandsInOneProcess } from './servers/commands-in-one-process';
export { runBursar, runToEnd, type Finished } from './servers/run-command';
export { RunningProcess, within, type Exit, type StartOptions } from './servers/running-process';
export { ScenarioServers, type StartServer } from './acceptance/scenario-servers';
export { SharedServer, type Connect } from './acceptance/shared-server';
export { StdioServer } from './servers/stdio-server';
export { sendOverTls } from './servers/tls-client';
export { stopAfterwards } from './servers/stop-afterwards';
export { plain, runInTerminal, Terminal } from './servers/terminal';
export { answerOf } from './fixtures/tool-answer';
export { TemporaryFolder } from './fixtures/temporary-folder';
export { BURSAR, CGT_MCP, examplePath, readExample, ROOT, serverEnvironment, VERSION } from './fixtures/workspace';
