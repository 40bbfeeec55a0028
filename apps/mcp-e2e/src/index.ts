export type { Answer } from '@bursar/acceptance';
export { createKey, idOf, shown, UNLIMITED } from './api-keys';
export { bearing, descriptionOf, takingTokens } from './bearer-tokens';
export {
  BASELINE,
  faultyChecks,
  readBaseline,
  requiredScenarios,
  runConformance,
  type Exception,
} from './conformance-suite';
export {
  connectV1,
  connectV2,
  LEGACY_VERSION,
  MODERN_VERSION,
  STDIO,
  type Person,
  type ShownQuestion,
  type Target,
} from './connect';
export { DataDirectory } from './data-directory';
export { freePort } from './free-port';
export { countsOf, Household, type Movement } from './household';
export { HttpEndpoint, MCP_HEADERS, type HttpAnswer, type HttpRequest } from './http-endpoint';
export { HttpServer } from './http-server';
export { inspect, inspected } from './inspector';
export { readInstallLink } from './install-link';
export { INITIALIZE_PARAMS, requestLine, toolCallLine, type Fields, type RpcError, type RpcMessage } from './json-rpc';
export { callerThrough } from './mcp-caller';
export type { McpClient, ResourceFace, ToolAnswer, ToolFace } from './mcp-client';
export { foreignWords } from './plain-words';
export { DOCUMENTS, OFFERS, PROMPTS, TOOLS } from './offers';
export { callerOverRest, sharedSplitRequest } from './rest-caller';
export { runBursar, runToEnd, type Finished } from './run-command';
export { RunningProcess, within, type Exit, type StartOptions } from './running-process';
export { ScenarioServers, type StartServer } from './scenario-servers';
export { StdioServer } from './stdio-server';
export { stopAfterwards } from './stop-afterwards';
export { answerOf } from './tool-answer';
export { TemporaryFolder } from './temporary-folder';
export { BURSAR, CGT_MCP, examplePath, readExample, ROOT, serverEnvironment, VERSION } from './workspace';
