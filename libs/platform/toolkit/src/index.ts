export { argumentIssues, readArguments } from './arguments';
export { loadRoutes, routeOf, toolLoaders, toolOf, type OpenContext, type UseCaseIndex } from './bind-use-cases';
export type { CallContext, Progress } from './call-context';
export { LOCAL_OWNER, localCaller, type Caller } from './caller';
export { copyText } from './copy-text';
export { csvLine } from './csv-line';
export type { Domain, Resource } from './domain';
export type { Elicit, ElicitationRequest } from './elicitation';
export {
  DomainError,
  type ArgumentIssue,
  type FailedCall,
  type FailureDialect,
  type FailureText,
  type RenderedFailure,
  type RpcErrorFailure,
  type ToolResultFailure,
} from './failure';
export { keptByState, type KeptByState } from './kept-by-state';
export { FileRefusal, noOpenFolders, type OpenFolders } from './open-folders';
export { ownerScoped } from './owner-scoped';
export { printable, printableJson, quoted } from './printable';
export { definePrompt, type Prompt, type PromptArgument } from './prompt';
export type { ForeignRequest, RestCall, RestFace, RestRefusal } from './rest-face';
export {
  defineRoute,
  type InputSchemas,
  type RestAnswer,
  type RestInput,
  type RestMethod,
  type RestRoute,
  type RestSuccess,
  type RestText,
} from './route';
export type { SettingDeclaration, SettingDeclarations, SettingFlag, SettingValues } from './settings';
export type { Skill } from './skill';
export {
  defineTool,
  loadTools,
  preloaded,
  TOOLSETS,
  type Effect,
  type Tool,
  type ToolLoader,
  type ToolResult,
  type Toolset,
} from './tool';
export { useCasesOf, type UseCase, type UseCaseDefinition, type UseCaseRoute, type UseCaseTool } from './use-case';
export { inlineTasks, type ExceededLimit, type TaskFunctions, type TaskOptions, type Tasks } from './worker-tasks';
