import { useEffect, useState } from 'preact/hooks';

import type { CallTool, ToolInput } from '../contract/tool-call';
import { askFor } from './use-answer';

/** What a second question gave, as far as it has. */
export interface Loaded<Result> {
  /** The answer; to the question before while this one's is on its way. */
  readonly result: Result | undefined;
  /** Whether the answer to this question is still to come. */
  readonly isLoading: boolean;
  readonly failure: string | undefined;
  readonly retry: () => void;
}

interface Settled<Result> {
  readonly key: string;
  readonly result: Result | undefined;
  readonly failure: string | undefined;
}

/** Asks a tool for what stands beside the answer, once for each input; `undefined` asks nothing. */
export function useLoaded<Result>(
  callTool: CallTool,
  tool: string,
  input: ToolInput | undefined,
  given?: Result,
): Loaded<Result> {
  const key = input === undefined || given !== undefined ? undefined : JSON.stringify(input);
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<Settled<Result>>();
  useEffect(() => {
    if (key === undefined) return undefined;
    let isWanted = true;
    const settle = (result: Result | undefined, failure?: string) => {
      if (isWanted) setSettled({ key, result, failure });
    };
    askFor(callTool, tool, JSON.parse(key) as ToolInput).then(
      ({ structuredContent }) => settle(structuredContent as Result),
      (error: Error) => settle(undefined, error.message),
    );
    return () => {
      isWanted = false;
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
