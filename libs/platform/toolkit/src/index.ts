export { readArguments } from './arguments';
export {
  defineTool,
  type CallContext,
  type Domain,
  type Effect,
  type Resource,
  type Tool,
  type ToolResult,
} from './domain';
export { DomainError, type ArgumentIssue, type FailureDialect, type RenderedFailure } from './failure';
export { FileRefusal, noOpenFolders, type OpenFolders } from './open-folders';
export { printable, quoted } from './printable';
