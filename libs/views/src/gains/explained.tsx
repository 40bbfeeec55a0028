import type { ExplanationResult } from '../contract/gains-result';
import type { CallTool, ToolInput } from '../contract/tool-call';
import { Beside } from '../parts/beside';
import { useLoaded } from '../state/use-loaded';
import { Explanation } from './explanation';
import { LOCALE } from './locale';
import { GAINS_WORDS } from './words';

export interface Reference {
  readonly date: string;
  readonly ticker: string;
}

interface ExplainedProps {
  readonly disposal: Reference;
  readonly history: ToolInput;
  readonly transactions: readonly Readonly<Record<string, unknown>>[];
  readonly callTool: CallTool;
  readonly onBack: () => void;
}

/** A disposal of the year, explained in the year's place. */
export function Explained({ disposal: { date, ticker }, history, transactions, callTool, onBack }: ExplainedProps) {
  const input = { ...history, disposal_date: date, ticker };
  const loaded = useLoaded<ExplanationResult>(callTool, 'explain_matching', input);
  return (
    <div class="explained">
      <button type="button" class="button" onClick={onBack}>
        {GAINS_WORDS.back}
      </button>
      <Beside locale={LOCALE} loaded={loaded}>
        {(result) => <Explanation result={result} transactions={transactions} level={2} />}
      </Beside>
    </div>
  );
}
