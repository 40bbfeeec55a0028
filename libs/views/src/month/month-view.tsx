import './month.css';

import { partsOfMonth, yearMonth, type YearMonth } from '@bursar/calendar';
import { useMemo } from 'preact/hooks';

import { Busy } from '../components/busy';
import { useEntryActions } from '../components/entry-actions';
import { MonthHead } from '../components/month-head';
import { currencyIn, LedgerCurrencyProvider } from '../format/ledger-currency';
import { useLatestCall } from '../hooks/use-latest-call';
import { resultOf } from '../results/result-of';
import type { ToolInput, ViewProps } from '../tools/tool-call';
import type { View } from '../view';
import { Movements } from './movements';
import { namesOf } from './participant-names';
import { pendingOf } from './pending';
import { Recurrences } from './recurrences';
import { isEmpty, Settlement } from './settlement';
import { Shares } from './shares';
import { Totals } from './totals';

type MonthTool = 'get_monthly_summary' | 'get_monthly_report';

/** A month of two people: who paid what, who transfers how much to whom, recurrences, purchases and refunds. */
function MonthView(props: ViewProps<MonthTool>) {
  const { initial, callTool, canCallTools = true, isReadOnly = false } = props;
  const { shown, pending, call } = useLatestCall(initial, callTool);
  const { above, below } = useEntryActions();
  const summary = resultOf(shown.tool, shown.result);
  const month = yearMonth(summary.competence_month);
  const names = namesOf(shown.result);
  const isLoading = pending !== undefined && pending.failure === undefined;
  const requested = pending && monthOf(pending.input);
  // Without `auto_generate`, whatever the first call had: looking at a month records nothing.
  const pick = (picked: YearMonth) => void call(shown.tool, { ...partsOfMonth(picked) });
  const record = () => void call(shown.tool, { ...partsOfMonth(month), auto_generate: true });
  // It stays as it is while another month loads.
  const content = useMemo(
    () => (
      <>
        <Settlement
          summary={summary}
          pending={pendingOf(shown.result)}
          names={names}
          onRecord={canCallTools && !isReadOnly ? record : undefined}
        />
        {above?.(month, isEmpty(summary) && pendingOf(shown.result) === undefined)}
        {!isEmpty(summary) && <Totals summary={summary} />}
        {!isEmpty(summary) && <Shares shares={summary.participants} names={names} />}
        {canCallTools && (
          <Recurrences
            key={`recurrences ${month}`}
            month={month}
            version={summary.total_gross}
            names={names}
            callTool={callTool}
          />
        )}
        {canCallTools && (
          <Movements
            key={`movements ${month}`}
            month={month}
            version={summary.total_gross}
            names={names}
            callTool={callTool}
          />
        )}
        {below?.(month)}
      </>
    ),
    [props, shown, above, below],
  );
  return (
    <LedgerCurrencyProvider value={currencyIn(shown.result)}>
      <main class="view">
        <MonthHead
          {...{ month, requested, isLoading }}
          failure={pending?.failure}
          canPick={canCallTools}
          onPick={pick}
        />
        <Busy isBusy={isLoading}>{content}</Busy>
      </main>
    </LedgerCurrencyProvider>
  );
}

function monthOf({ year, month }: ToolInput): YearMonth {
  return yearMonth(`${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`);
}

export const monthView: View<MonthTool> = {
  tools: ['get_monthly_summary', 'get_monthly_report'],
  Component: MonthView,
};
