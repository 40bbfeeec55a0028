import { useLayoutEffect, useState } from 'preact/hooks';

import { useLanguage } from '../language/language-context';
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
 * Calls a tool once for each input, and again for each version of it. No call is made when the input is `undefined`, or when
 * `given` already has the result.
 */
export function useToolResult<Tool extends ShownTool>(
  callTool: CallTool,
  tool: Tool,
  input: ToolInput | undefined,
  given?: ToolResults[Tool],
  version = 0,
): LoadState<ToolResults[Tool]> {
  const language = useLanguage();
  const key = input === undefined || given !== undefined ? undefined : JSON.stringify(input);
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<Settled<ToolResults[Tool]>>();
  // Before the frame is drawn, which the call need not wait for.
  useLayoutEffect(() => {
    if (key === undefined) return undefined;
    let isCurrent = true;
    const settle = (result: ToolResults[Tool] | undefined, failure?: string) => {
      if (isCurrent) setSettled({ key, result, failure });
    };
    callToolOrThrow(language, callTool, tool, JSON.parse(key) as ToolInput).then(
      ({ result }) => settle(resultOf(tool, result)),
      (error: Error) => settle(undefined, error.message),
    );
    return () => {
      isCurrent = false;
    };
  }, [language, callTool, tool, key, attempt, version]);
  const retry = () => {
    setSettled(undefined);
    setAttempt(attempt + 1);
  };
  if (given !== undefined) return { result: given, isLoading: false, failure: undefined, retry };
  const isLoading = key !== undefined && settled?.key !== key;
  return { result: settled?.result, isLoading, failure: isLoading ? undefined : settled?.failure, retry };
}
