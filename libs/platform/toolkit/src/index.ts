export { argumentIssues, readArguments } from './arguments';
export { LOCAL_OWNER, localCaller, type Caller } from './caller';
export {
  defineTool,
  type CallContext,
  type Domain,
  type Effect,
  type Progress,
  type Resource,
  type Tool,
  type ToolResult,
} from './domain';
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
export { FileRefusal, noOpenFolders, type OpenFolders } from './open-folders';
export { printable, quoted } from './printable';
export { definePrompt, type Prompt, type PromptArgument } from './prompt';
export type { Ask, Question } from './question';
export type { RestCall, RestFace, RestRefusal } from './rest-face';
export type { Skill } from './skill';
