import type { CallTool, CallToolResult, ToolInput } from '@bursar/views/html-views';
import type { Key } from '@bursar/views/language';
import type { ComponentType } from 'preact';

import type { ListedTool, McpClient, Progress } from '../mcp/mcp-client';
import type { NavigateOptions, Route } from '../shell/route';

export interface ScreenProps {
  /** The segments of the route after the id of the screen. */
  readonly rest: Route;
  /** Navigates within the screen and updates the address. */
  readonly navigate: (rest: Route, options?: NavigateOptions) => void;
  readonly callTool: CallTool;
  /** `callTool` with progress notifications. */
  readonly callWithProgress: (
    tool: string,
    input: ToolInput,
    onProgress: (progress: Progress) => void,
  ) => Promise<CallToolResult>;
  readonly document: McpClient['document'];
  readonly findTool: (name: string) => ListedTool | undefined;
}

/** A part of the page with its own route. The page shows it if the server lists the required tool, or none is required. */
export interface Screen {
  readonly id: string;
  /** The key of its name. */
  readonly label: Key;
  readonly requiredTool?: string;
  /** Another tool that is enough. */
  readonly otherTool?: string;
  readonly Content: ComponentType<ScreenProps>;
}
