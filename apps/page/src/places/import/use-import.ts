import { askFor, type ToolInput } from '@bursar/views/pictures';
import { useRef, useState } from 'preact/hooks';

import type { Step } from '../../mcp/server';
import type { PlaceProps } from '../place';
import type { ImportResult } from './import-result';

export const TOOL = 'finance_transactions_import';

export type Mode = ImportResult['mode'];

/** How far an import is. */
export type Stage =
  | { readonly name: 'choosing' }
  | { readonly name: 'running'; readonly mode: Mode; readonly step?: Step }
  | { readonly name: 'failed'; readonly mode: Mode; readonly failure: string; readonly again: () => void }
  | { readonly name: 'analyzed' }
  | { readonly name: 'stored'; readonly result: ImportResult };

/** Runs a statement through the tool, first to be looked at and then to be stored. What is given up is not shown any more. */
export function useImport(call: PlaceProps['callWithSteps']) {
  const [stage, setStage] = useState<Stage>({ name: 'choosing' });
  const [analysis, setAnalysis] = useState<ImportResult>();
  const latest = useRef(0);

  const run = async (mode: Mode, input: ToolInput) => {
    const turn = ++latest.current;
    const settle = (next: Stage) => {
      if (turn === latest.current) setStage(next);
    };
    settle({ name: 'running', mode });
    try {
      const told = (step: Step) => settle({ name: 'running', mode, step });
      const answer = await askFor((tool, given) => call(tool, given, told), TOOL, { ...input, mode });
      if (turn !== latest.current) return;
      const result = answer.structuredContent as unknown as ImportResult;
      if (mode === 'commit') return settle({ name: 'stored', result });
      setAnalysis(result);
      settle({ name: 'analyzed' });
    } catch (error) {
      const again = () => void run(mode, input);
      settle({ name: 'failed', mode, failure: (error as Error).message, again });
    }
  };
  /** Back to where nothing was asked yet: what was found no longer holds. */
  const reset = () => {
    latest.current += 1;
    setAnalysis(undefined);
    setStage({ name: 'choosing' });
  };
  return { stage, analysis, run, reset };
}
