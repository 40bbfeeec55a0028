import { useEffect, useState } from 'preact/hooks';

import type { ToolResults } from '../results/generated/tool-results';
import { resultOf } from '../results/result-of';
import type { ShownTool } from '../results/shown-tool';
import type { CallTool, ToolInput } from '../tools/tool-call';
import { callToolOrThrow } from './call-tool-or-throw';

/** The state of a call that loads one section of a view. */
export interface LoadState<Result> {
  /** The result; while a new input loads, that of the input before. */
  readonly result: Result | undefined;
  readonly isLoading: boolean;
  readonly failure: string | undefined;
  readonly retry: () => void;
}

interface Settled<Result> {
  readonly key: string;
  readonly result: Result | undefined;
  readonly failure: string | undefined;
}

/**
 * Calls a tool once for each input. No call is made when the input is `undefined`, or when `given` already has the result.
 */
export function useToolResult<Tool extends ShownTool>(
  callTool: CallTool,
  tool: Tool,
  input: ToolInput | undefined,
  given?: ToolResults[Tool],
): LoadState<ToolResults[Tool]> {
  const key = input === undefined || given !== undefined ? undefined : JSON.stringify(input);
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<Settled<ToolResults[Tool]>>();
  useEffect(() => {
    if (key === undefined) return undefined;
    let isCurrent = true;
    const settle = (result: ToolResults[Tool] | undefined, failure?: string) => {
      if (isCurrent) setSettled({ key, result, failure });
    };
    callToolOrThrow(callTool, tool, JSON.parse(key) as ToolInput).then(
      ({ result }) => settle(resultOf(tool, result)),
      (error: Error) => settle(undefined, error.message),
    );
    return () => {
      isCurrent = false;
    };
  }, [callTool, tool, key, attempt]);
  const retry = () => {
    setSettled(undefined);
    setAttempt(attempt + 1);
  };
  if (given !== undefined) return { result: given, isLoading: false, failure: undefined, retry };
  const isLoading = key !== undefined && settled?.key !== key;
  return { result: settled?.result, isLoading, failure: isLoading ? undefined : settled?.failure, retry };
}
