import './capital-gains.css';

import { useEffect, useState } from 'preact/hooks';

import { Busy } from '../components/busy';
import { Failure } from '../components/failure';
import { UserText } from '../components/user-text';
import { useLatestCall } from '../hooks/use-latest-call';
import { useLanguage } from '../language/language-context';
import { resultOf } from '../results/result-of';
import type { ViewProps } from '../tools/tool-call';
import type { View } from '../view';
import type { DisposalReference } from './disposal-reference';
import { Disposals } from './disposals';
import { ExplainedDisposal } from './explained-disposal';
import { Holdings } from './holdings';
import { ReturnFigures } from './return-figures';
import { historyIn } from './use-history';
import { YearFigures } from './year-figures';
import { periodOf, startOf, YearSwitcher } from './year-switcher';

const REPORT = 'calculate_report';

/** A tax year: gains and losses, the use of the annual exempt amount, and each disposal with its explanation. */
function TaxYearView({ initial, callTool, canCallTools = true }: ViewProps<typeof REPORT>) {
  const { t } = useLanguage();
  const { shown, pending, call } = useLatestCall(initial, callTool);
  const [picked, setPicked] = useState<number>();
  const [explained, setExplained] = useState<DisposalReference>();
  useEffect(() => {
    if (shown !== initial) setPicked(Number(shown.input['year']));
  }, [shown, initial]);

  const history = canCallTools ? historyIn(initial.input) : undefined;
  const { holdings, transactions = [], warnings, tax_years: latest } = resultOf(REPORT, shown.result);
  const known = new Map([...resultOf(REPORT, initial.result).tax_years, ...latest].map((year) => [year.period, year]));
  const years = [...known.values()].sort((one, other) => (one.period < other.period ? -1 : 1));
  const year = years.find(({ period }) => startOf(period) === picked) ?? years.at(-1);
  if (year === undefined) {
    return (
      <main class="view">
        <h1>{t('gains.noYear')}</h1>
      </main>
    );
  }

  const isLoading = pending !== undefined && pending.failure === undefined;
  const requested = pending && Number(pending.input['year']);
  const pick = (start: number) => {
    setExplained(undefined);
    if (known.has(periodOf(start))) setPicked(start);
    else void call(REPORT, { ...history, year: start });
  };
  return (
    <main class="view">
      <header class="head">
        <h1>{t('gains.taxYear', { period: year.period })}</h1>
        <YearSwitcher
          years={years}
          shown={year}
          requested={isLoading ? requested : undefined}
          canCallTools={history !== undefined}
          onPick={pick}
        />
      </header>
      <p class="sr-only" role="status">
        {isLoading && requested !== undefined
          ? t('common.loadingWhat', { what: periodOf(requested) })
          : t('gains.taxYear', { period: year.period })}
      </p>
      {pending?.failure !== undefined && requested !== undefined && (
        <Failure
          title={t('common.failedWhat', { what: periodOf(requested) })}
          text={pending.failure}
          retry={{ label: t('common.tryAgain'), onClick: () => pick(requested) }}
        />
      )}
      {explained !== undefined && history !== undefined ? (
        <ExplainedDisposal
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
            onSelect={history && setExplained}
          />
          {history !== undefined && (
            <ReturnFigures
              key={`return ${year.period}`}
              year={startOf(year.period)}
              history={history}
              known={warnings}
              callTool={callTool}
            />
          )}
          <Holdings holdings={holdings} />
          {warnings.length > 0 && (
            <section aria-labelledby="warnings">
              <h2 id="warnings">{t('gains.notes')}</h2>
              <ul class="notes" lang="en">
                {warnings.map((warning) => (
                  <li key={warning}>
                    <UserText text={warning} />
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

export const taxYearView: View<typeof REPORT> = { tools: [REPORT], Component: TaxYearView };
