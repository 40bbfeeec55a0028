import { useEffect, useState } from 'preact/hooks';

import type { CallTool, ToolInput } from '../contract/tool-call';
import { askFor } from './use-answer';

/** What a second question gave, as far as it has. */
export type Loaded<Result> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly result: Result }
  | { readonly state: 'failed'; readonly failure: string; readonly retry: () => void };

/** Asks a tool for what stands beside the answer, once for each input; `undefined` asks nothing. */
export function useLoaded<Result>(callTool: CallTool, tool: string, input: ToolInput | undefined): Loaded<Result> {
  const key = JSON.stringify(input);
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<{ readonly key: string | undefined; readonly value: Loaded<Result> }>();
  useEffect(() => {
    if (key === undefined) return undefined;
    let isWanted = true;
    const settle = (value: Loaded<Result>) => {
      if (isWanted) setLoaded({ key, value });
    };
    settle({ state: 'loading' });
    askFor(callTool, tool, JSON.parse(key) as ToolInput).then(
      ({ structuredContent }) => settle({ state: 'ready', result: structuredContent as Result }),
      (error: Error) => settle({ state: 'failed', failure: error.message, retry: () => setAttempt(attempt + 1) }),
    );
    return () => {
      isWanted = false;
    };
  }, [callTool, tool, key, attempt]);
  return loaded?.key === key && loaded !== undefined ? loaded.value : { state: 'loading' };
}
