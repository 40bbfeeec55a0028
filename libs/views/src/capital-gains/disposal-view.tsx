import './capital-gains.css';

import { Busy } from '../components/busy';
import { Failure } from '../components/failure';
import { useLatestCall } from '../hooks/use-latest-call';
import { useLanguage } from '../language/language-context';
import { resultOf } from '../results/result-of';
import type { ViewProps } from '../tools/tool-call';
import type { View } from '../view';
import type { DisposalReference } from './disposal-reference';
import { DisposalSelect, labelOfDisposal } from './disposal-select';
import { Explanation } from './explanation';
import { useHistory } from './use-history';

const EXPLAIN = 'explain_matching';

/** One disposal explained, with a list of the other disposals of the history. */
function DisposalView({ initial, callTool, canCallTools = true }: ViewProps<typeof EXPLAIN>) {
  const language = useLanguage();
  const { t } = language;
  const label = (disposal: DisposalReference) => labelOfDisposal(disposal, language);
  const { shown, pending, call } = useLatestCall(initial, callTool);
  const { disposals, transactions } = useHistory(callTool, canCallTools ? initial.input : {});
  const explanation = resultOf(EXPLAIN, shown.result);
  const current = { date: explanation.disposal_date, ticker: explanation.ticker };
  const isLoading = pending !== undefined && pending.failure === undefined;
  const requested = pending && {
    date: String(pending.input['disposal_date']),
    ticker: String(pending.input['ticker']),
  };
  const pick = ({ date, ticker }: DisposalReference) =>
    void call(EXPLAIN, { ...initial.input, disposal_date: date, ticker });
  return (
    <main class="view">
      {disposals.length > 1 && <DisposalSelect disposals={disposals} current={requested ?? current} onPick={pick} />}
      <p class="sr-only" role="status">
        {isLoading && requested ? t('common.loadingWhat', { what: label(requested) }) : label(current)}
      </p>
      {pending?.failure !== undefined && requested !== undefined && (
        <Failure
          title={t('common.failedWhat', { what: label(requested) })}
          text={pending.failure}
          retry={{ label: t('common.tryAgain'), onClick: () => pick(requested) }}
        />
      )}
      <Busy isBusy={isLoading}>
        <Explanation explanation={explanation} transactions={transactions} />
      </Busy>
    </main>
  );
}

export const disposalView: View<typeof EXPLAIN> = { tools: [EXPLAIN], Component: DisposalView };
