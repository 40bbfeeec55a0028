import './gains.css';

import { useEffect, useState } from 'preact/hooks';

import type { ReportResult } from '../contract/gains-result';
import type { ViewProps } from '../contract/tool-call';
import type { View } from '../contract/view';
import { Busy } from '../parts/busy';
import { Failure } from '../parts/failure';
import { Said } from '../parts/said';
import { useAnswer } from '../state/use-answer';
import { WORDS } from '../words/words';
import { Disposals } from './disposals';
import { Explained, type Reference } from './explained';
import { Holdings } from './holdings';
import { LOCALE } from './locale';
import { historyIn } from './use-history';
import { GAINS_WORDS } from './words';
import { YearFigures } from './year-figures';
import { periodOf, startOf, YearSwitcher } from './year-switcher';

const REPORT = 'calculate_report';

const reportIn = ({ structuredContent }: ViewProps['shown']['answer']) => structuredContent as unknown as ReportResult;

/** A tax year: gains and losses, what of the allowance is used, and each disposal, to be explained. */
function TaxYearPicture({ shown: first, callTool, canAsk = true }: ViewProps) {
  const { shown, outstanding, ask } = useAnswer(first, callTool);
  const [picked, setPicked] = useState<number>();
  const [explained, setExplained] = useState<Reference>();
  useEffect(() => {
    if (shown !== first) setPicked(Number(shown.input['year']));
  }, [shown, first]);

  const history = canAsk ? historyIn(first.input) : undefined;
  const { holdings, transactions = [], warnings, tax_years: latest } = reportIn(shown.answer);
  const known = new Map([...reportIn(first.answer).tax_years, ...latest].map((year) => [year.period, year]));
  const years = [...known.values()].sort((one, other) => (one.period < other.period ? -1 : 1));
  const year = years.find(({ period }) => startOf(period) === picked) ?? years.at(-1);
  if (year === undefined) {
    return (
      <main class="view">
        <h1>{GAINS_WORDS.noYear}</h1>
      </main>
    );
  }

  const isLoading = outstanding !== undefined && outstanding.failure === undefined;
  const wanted = outstanding && Number(outstanding.input['year']);
  const pick = (start: number) => {
    setExplained(undefined);
    if (known.has(periodOf(start))) setPicked(start);
    else void ask(REPORT, { ...history, year: start });
  };
  return (
    <main class="view">
      <header class="head">
        <h1>{GAINS_WORDS.taxYear(year.period)}</h1>
        <YearSwitcher
          years={years}
          shown={year}
          wanted={isLoading ? wanted : undefined}
          canAsk={history !== undefined}
          onPick={pick}
        />
      </header>
      <p class="sr-only" role="status">
        {isLoading && wanted !== undefined
          ? GAINS_WORDS.loading(GAINS_WORDS.taxYear(periodOf(wanted)))
          : GAINS_WORDS.taxYear(year.period)}
      </p>
      {outstanding?.failure !== undefined && wanted !== undefined && (
        <Failure
          title={GAINS_WORDS.failed(GAINS_WORDS.taxYear(periodOf(wanted)))}
          text={outstanding.failure}
          retry={{ label: WORDS[LOCALE].tryAgain, act: () => pick(wanted) }}
        />
      )}
      {explained !== undefined && history !== undefined ? (
        <Explained
          disposal={explained}
          history={history}
          transactions={transactions}
          callTool={callTool}
          onBack={() => setExplained(undefined)}
        />
      ) : (
        <Busy isBusy={isLoading}>
          <YearFigures year={year} />
          <Disposals
            key={year.period}
            year={year}
            history={history}
            callTool={callTool}
            onPick={history && setExplained}
          />
          <Holdings holdings={holdings} />
          {warnings.length > 0 && (
            <section aria-labelledby="warnings">
              <h2 id="warnings">{GAINS_WORDS.warnings}</h2>
              <ul class="notes">
                {warnings.map((warning) => (
                  <li key={warning}>
                    <Said text={warning} />
                  </li>
                ))}
              </ul>
            </section>
          )}
        </Busy>
      )}
    </main>
  );
}

export const taxYearView: View = { locale: LOCALE, tools: [REPORT], Picture: TaxYearPicture };
