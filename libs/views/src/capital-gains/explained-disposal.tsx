import { AsyncSection } from '../components/async-section';
import { useToolResult } from '../hooks/use-tool-result';
import { useLanguage } from '../language/language-context';
import type { CallTool, ToolInput } from '../tools/tool-call';
import type { ReportTransaction } from './capital-gains-results';
import type { DisposalReference } from './disposal-reference';
import { Explanation } from './explanation';

interface ExplainedDisposalProps {
  readonly disposal: DisposalReference;
  readonly history: ToolInput;
  readonly transactions: readonly ReportTransaction[];
  readonly callTool: CallTool;
  readonly onBack: () => void;
}

/** The explanation of a disposal, shown in place of its tax year. */
export function ExplainedDisposal({
  disposal: { date, ticker },
  history,
  transactions,
  callTool,
  onBack,
}: ExplainedDisposalProps) {
  const { t } = useLanguage();
  const input = { ...history, disposal_date: date, ticker };
  const state = useToolResult(callTool, 'explain_matching', input);
  return (
    <div class="explained">
      <button type="button" class="button" onClick={onBack}>
        {t('gains.back')}
      </button>
      <AsyncSection state={state}>
        {(explanation) => <Explanation explanation={explanation} transactions={transactions} level={2} />}
      </AsyncSection>
    </div>
  );
}
