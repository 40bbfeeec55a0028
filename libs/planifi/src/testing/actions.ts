import type { ToolName } from '../planifi';

/** A use case by the name that it has over REST: `createTag` is the tool `planifi.createTag.v1`. */
export type Action = ToolName extends `planifi.${infer Name}.v1` ? Name : never;

export function toolName(action: Action): ToolName {
  return `planifi.${action}.v1`;
}

export function actionOf(toolName: string): Action {
  return toolName.split('.')[1] as Action;
}
