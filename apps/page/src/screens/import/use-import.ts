import { callToolOrThrow, resultOf, useLanguage, type CallTool, type ToolInput } from '@bursar/views/html-views';
import { useRef, useState } from 'preact/hooks';

import type { Progress } from '../../mcp/mcp-client';
import type { ScreenProps } from '../screen';
import type { ImportResult } from './import-results';

export const TOOL = 'finance_transactions_import';

type Mode = ImportResult['mode'];

/** The steps of an import. */
type ImportState =
  | { readonly name: 'running'; readonly mode: Mode; readonly progress?: Progress }
  | { readonly name: 'failed'; readonly mode: Mode; readonly failure: string; readonly retry: () => void }
  | { readonly name: 'analyzed' }
  | { readonly name: 'stored'; readonly result: ImportResult };

/** Runs a statement through the tool, first to analyze it and then to store it. Results of abandoned runs are ignored. */
export function useImport(call: ScreenProps['callWithProgress']) {
  const language = useLanguage();
  const [state, setState] = useState<ImportState>({ name: 'running', mode: 'analyze' });
  const [analysis, setAnalysis] = useState<ImportResult>();
  const latest = useRef(0);

  const run = async (mode: Mode, input: ToolInput) => {
    const number = ++latest.current;
    const settle = (next: ImportState) => {
      if (number === latest.current) setState(next);
    };
    settle({ name: 'running', mode });
    try {
      const report = (progress: Progress) => settle({ name: 'running', mode, progress });
      const withProgress: CallTool = (tool, given) => call(tool, given, report);
      const completed = await callToolOrThrow(language, withProgress, TOOL, { ...input, mode });
      if (number !== latest.current) return;
      const result = resultOf(TOOL, completed.result);
      if (mode === 'commit') return settle({ name: 'stored', result });
      setAnalysis(result);
      settle({ name: 'analyzed' });
    } catch (error) {
      const retry = () => void run(mode, input);
      settle({ name: 'failed', mode, failure: (error as Error).message, retry });
    }
  };
  return { state, analysis, run };
}
