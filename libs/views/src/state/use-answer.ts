import { useCallback, useRef, useState } from 'preact/hooks';

import { failureText } from '../contract/failure-text';
import type { Answered, CallTool, ToolAnswer, ToolInput } from '../contract/tool-call';

/** Throws an Error with the answer's own words where it is a failure. */
export async function askFor(callTool: CallTool, tool: string, input: ToolInput): Promise<ToolAnswer> {
  const answer = await callTool(tool, input);
  if (answer.isError === true) throw new Error(failureText(answer));
  return answer;
}

/** What was asked for and has not come. */
interface Outstanding {
  readonly tool: string;
  readonly input: ToolInput;
  /** What it said where it failed; undefined while it is under way. */
  readonly failure?: string;
}

/** The answer that is shown, until another that was asked for has come. The last question wins, whatever comes when. */
export function useAnswer(first: Answered, callTool: CallTool) {
  const [shown, setShown] = useState(first);
  const [outstanding, setOutstanding] = useState<Outstanding>();
  const latest = useRef(0);
  const ask = useCallback(
    async (tool: string, input: ToolInput) => {
      const turn = ++latest.current;
      setOutstanding({ tool, input });
      try {
        const answer = await askFor(callTool, tool, input);
        if (turn !== latest.current) return;
        setShown({ tool, input, answer });
        setOutstanding(undefined);
      } catch (error) {
        if (turn === latest.current) setOutstanding({ tool, input, failure: (error as Error).message });
      }
    },
    [callTool],
  );
  return { shown, outstanding, ask };
}
