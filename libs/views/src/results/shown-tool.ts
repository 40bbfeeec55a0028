import type { ToolResults } from './generated/tool-results';

/** A tool whose results the views or the page show. */
export type ShownTool = keyof ToolResults;
