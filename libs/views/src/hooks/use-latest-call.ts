import { useCallback, useRef, useState } from 'preact/hooks';

import type { ShownTool } from '../results/shown-tool';
import type { CallTool, CompletedCall, ToolInput } from '../tools/tool-call';
import { callToolOrThrow } from './call-tool-or-throw';

/** A call whose result is not shown: it is under way, or it failed. */
interface PendingCall {
  readonly input: ToolInput;
  /** Its message if it failed; undefined while it is under way. */
  readonly failure?: string;
}

/** The call whose result is shown, until the latest later call has completed. Calls that are overtaken have no effect. */
export function useLatestCall<Tool extends ShownTool>(initial: CompletedCall<Tool>, callTool: CallTool) {
  const [shown, setShown] = useState(initial);
  const [pending, setPending] = useState<PendingCall>();
  const latest = useRef(0);
  const call = useCallback(
    async (tool: Tool, input: ToolInput) => {
      const number = ++latest.current;
      setPending({ input });
      try {
        const completed = await callToolOrThrow(callTool, tool, input);
        if (number !== latest.current) return;
        setShown(completed);
        setPending(undefined);
      } catch (error) {
        if (number === latest.current) setPending({ input, failure: (error as Error).message });
      }
    },
    [callTool],
  );
  return { shown, pending, call };
}
