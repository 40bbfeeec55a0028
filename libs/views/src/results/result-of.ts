import type { CallToolResult, CompletedCall } from '../tools/tool-call';
import shapes from './generated/shapes.json';
import type { ToolResults } from './generated/tool-results';
import { hasShape, type Shape } from './shape';
import type { ShownTool } from './shown-tool';

const SHAPES: Readonly<Record<ShownTool, Shape>> = shapes;

/**
 * The structured content of a successful call, typed by the tool that was called. Nothing else in the views and the page
 * gives `structuredContent` a type. Type and shape are generated from the same published output schema, and every
 * result is checked against the shape here: the server does not validate its own results at run time, and a host may drop or
 * change them. Throws an Error when the content does not have the shape.
 */
export function resultOf<Tool extends ShownTool>(tool: Tool, { structuredContent }: CallToolResult): ToolResults[Tool] {
  if (!isResultOf(tool, structuredContent)) throw new Error(`${tool}: the result does not match its output schema`);
  return structuredContent;
}

/** The result of a call if it was a call of this tool. Throws like `resultOf`. */
export function resultIfOf<Tool extends ShownTool>(tool: Tool, call: CompletedCall): ToolResults[Tool] | undefined {
  return call.tool === tool ? resultOf(tool, call.result) : undefined;
}

/** Whether the result of a call is one that `resultOf` accepts. */
export function hasExpectedResult({ tool, result }: CompletedCall): boolean {
  return isResultOf(tool, result.structuredContent);
}

function isResultOf<Tool extends ShownTool>(tool: Tool, content: unknown): content is ToolResults[Tool] {
  return hasShape(SHAPES[tool], content);
}
