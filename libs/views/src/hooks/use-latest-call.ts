import { useCallback, useEffect, useRef, useState } from 'preact/hooks';

import { useLanguage } from '../language/language-context';
import type { ShownTool } from '../results/shown-tool';
import type { CallTool, CompletedCall, ToolInput } from '../tools/tool-call';
import { callToolOrThrow } from './call-tool-or-throw';

/** A call whose result is not shown: it is under way, or it failed. */
interface PendingCall {
  readonly input: ToolInput;
  /** Its message if it failed; undefined while it is under way. */
  readonly failure?: string;
}

/**
 * The call whose result is shown: the initial one, again when another is given, until the latest later call has completed.
 * Calls that are overtaken have no effect.
 */
export function useLatestCall<Tool extends ShownTool>(initial: CompletedCall<Tool>, callTool: CallTool) {
  const language = useLanguage();
  const [shown, setShown] = useState(initial);
  const [pending, setPending] = useState<PendingCall>();
  const latest = useRef(0);
  useEffect(() => setShown(initial), [initial]);
  const call = useCallback(
    async (tool: Tool, input: ToolInput) => {
      const number = ++latest.current;
      setPending({ input });
      try {
        const completed = await callToolOrThrow(language, callTool, tool, input);
        if (number !== latest.current) return;
        setShown(completed);
        setPending(undefined);
      } catch (error) {
        if (number === latest.current) setPending({ input, failure: (error as Error).message });
      }
    },
    [language, callTool],
  );
  return { shown, pending, call };
}
