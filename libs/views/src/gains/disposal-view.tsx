import './gains.css';

import type { ExplanationResult } from '../contract/gains-result';
import type { ViewProps } from '../contract/tool-call';
import type { View } from '../contract/view';
import { Busy } from '../parts/busy';
import { Failure } from '../parts/failure';
import { useAnswer } from '../state/use-answer';
import { WORDS } from '../words/words';
import { DisposalChoice, nameOfDisposal } from './disposal-choice';
import { Explanation } from './explanation';
import { LOCALE } from './locale';
import { useHistory } from './use-history';
import { GAINS_WORDS } from './words';

const EXPLAIN = 'explain_matching';

/** One disposal explained, and the others of the history to choose from. */
function DisposalPicture({ shown: first, callTool, canAsk = true }: ViewProps) {
  const { shown, outstanding, ask } = useAnswer(first, callTool);
  const { disposals, transactions } = useHistory(callTool, canAsk ? first.input : {});
  const result = shown.answer.structuredContent as unknown as ExplanationResult;
  const current = { date: result.disposal_date, ticker: result.ticker };
  const isLoading = outstanding !== undefined && outstanding.failure === undefined;
  const wanted = outstanding && {
    date: String(outstanding.input['disposal_date']),
    ticker: String(outstanding.input['ticker']),
  };
  const pick = ({ date, ticker }: { readonly date: string; readonly ticker: string }) =>
    void ask(EXPLAIN, { ...first.input, disposal_date: date, ticker });
  return (
    <main class="view">
      {disposals.length > 1 && <DisposalChoice disposals={disposals} current={wanted ?? current} onPick={pick} />}
      <p class="sr-only" role="status">
        {isLoading && wanted ? GAINS_WORDS.loading(nameOfDisposal(wanted)) : nameOfDisposal(current)}
      </p>
      {outstanding?.failure !== undefined && wanted !== undefined && (
        <Failure
          title={GAINS_WORDS.failed(nameOfDisposal(wanted))}
          text={outstanding.failure}
          retry={{ label: WORDS[LOCALE].tryAgain, act: () => pick(wanted) }}
        />
      )}
      <Busy isBusy={isLoading}>
        <Explanation result={result} transactions={transactions} />
      </Busy>
    </main>
  );
}

export const disposalView: View = { locale: LOCALE, tools: [EXPLAIN], Picture: DisposalPicture };
