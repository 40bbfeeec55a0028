import './overview.css';

import { yearMonth } from '@bursar/calendar';
import type { ComponentChildren } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';

import { Busy } from '../components/busy';
import { MonthHead } from '../components/month-head';
import { useLatestCall } from '../hooks/use-latest-call';
import { useLanguage } from '../language/language-context';
import { namesOf } from '../month/participant-names';
import { resultOf } from '../results/result-of';
import type { ToolInput, ViewProps } from '../tools/tool-call';
import type { View } from '../view';
import { Budgets } from './budgets';
import { Categories } from './categories';
import { CategoryTrends } from './category-trend';
import { Debts } from './debts';
import { FiguresProvider, type OpenFigure } from './figure';
import { Flows, OtherFlows } from './flows';
import type { Overview } from './overview-results';
import { Review } from './review';
import { RowsAccessProvider, type LinkOf } from './rows-of';
import { Trend } from './trend';
import { Upcoming } from './upcoming';
import { Worth } from './worth';

const TOOL = 'get_overview';

/** A part of the overview that may have nothing to show. */
export type OverviewPart = 'money' | 'upcoming' | 'budgets' | 'netWorth' | 'gains' | 'charts';

/** What the page adds to the overview; a host has none of it. */
export interface OverviewExtras {
  /** Above everything. */
  readonly banner?: ComponentChildren;
  /** Between the money of the month and what is coming. */
  readonly entry?: ComponentChildren;
  /** In place of everything, where the household holds nothing. */
  readonly empty?: ComponentChildren;
  /** In place of a part that nothing is known of: what is missing, and the next step. */
  readonly missing?: (part: OverviewPart) => ComponentChildren;
  /** Under who owes whom, where somebody does. */
  readonly settle?: (month: string) => ComponentChildren;
  readonly linkOf?: LinkOf;
  /** Proposals of links that can be confirmed, for the arguments of their call. */
  readonly links?: (given: ToolInput) => ComponentChildren;
  /** Records the recurring expenses of the month that are due, and gives the overview as it is then. */
  readonly onRecord?: (month: string) => Promise<unknown>;
}

/** A month of the household over all domains; every figure opens the entries that it is made of. */
export function OverviewView(props: ViewProps<typeof TOOL> & OverviewExtras) {
  const { initial, callTool, canCallTools = true, banner, entry, empty, settle, linkOf, links, onRecord } = props;
  const { t } = useLanguage();
  const { shown, pending, call } = useLatestCall(initial, callTool);
  const [open, setOpen] = useState<OpenFigure>();
  const version = useRef({ shown, number: 0 });
  if (version.current.shown !== shown) version.current = { shown, number: version.current.number + 1 };
  const overview = resultOf(shown.tool, shown.result);
  const names = namesOf(shown.result);
  const month = yearMonth(overview.month);
  // Without a month in the call it is the one that is shown.
  const requested = pending && yearMonth(String(pending.input['month'] ?? month));
  const isLoading = pending !== undefined && pending.failure === undefined;
  const pick = (picked: string) => {
    setOpen(undefined);
    void call(TOOL, { ...shown.input, month: picked });
  };
  // What cannot be read is not missing.
  const missing = (part: OverviewPart) => overview.unavailable.length === 0 && props.missing?.(part);
  const toggle = (figure: OpenFigure) => setOpen(figure.key === open?.key ? undefined : figure);
  // It stays as it is while another month loads.
  const content = useMemo(
    () => (
      <>
        {overview.unavailable.map(({ source }) => (
          <p class="unavailable" key={source}>
            {t('overview.unavailable', { source: t(`overview.source.${source}`) })}
          </p>
        ))}
        {empty !== undefined && isEmpty(overview) ? (
          <>
            {empty}
            {entry}
          </>
        ) : (
          <FiguresProvider value={{ open, toggle: canCallTools ? toggle : undefined }}>
            <RowsAccessProvider value={{ callTool, linkOf, links, version: version.current.number }}>
              <Debts
                overview={overview}
                names={names}
                onRecord={onRecord && (() => onRecord(month))}
                settle={settle?.(month)}
              />
              <Flows money={overview.money} missing={missing('money')} />
              {entry}
              <OtherFlows money={overview.money} />
              {overview.upcoming.length === 0 && missing('upcoming')}
              <Upcoming upcoming={overview.upcoming} />
              {overview.budgets.length === 0 && missing('budgets')}
              <Budgets budgets={overview.budgets} names={names} />
              <Review review={overview.review} />
              {overview.net_worth.length === 0 && missing('netWorth')}
              <Worth overview={overview} />
              {overview.capital_gains === null && missing('gains')}
              {overview.categories.length === 0 && !isTrendKnown(overview) && missing('charts')}
              <Categories categories={overview.categories} />
              <Trend trend={overview.trend} />
              {canCallTools && overview.trend.length > 0 && <CategoryTrends overview={overview} />}
            </RowsAccessProvider>
          </FiguresProvider>
        )}
      </>
    ),
    [props, shown, open, t],
  );
  return (
    <main class="view">
      {banner}
      <MonthHead {...{ month, requested, isLoading }} failure={pending?.failure} canPick={canCallTools} onPick={pick} />
      <Busy isBusy={isLoading}>{content}</Busy>
    </main>
  );
}

/** Whether nothing is known of the month or around it. */
function isEmpty(overview: Overview): boolean {
  const { money, upcoming, budgets, net_worth: worth, capital_gains: gains, unavailable } = overview;
  const owed = [overview.balance?.debtor_participant_id, overview.settlement?.debtor_participant_id];
  return (
    [money, upcoming, budgets, worth].every((list) => list.length === 0) &&
    gains === null &&
    !isTrendKnown(overview) &&
    owed.every((debtor) => debtor === undefined || debtor === null) &&
    unavailable.length === 0
  );
}

function isTrendKnown({ trend }: Overview): boolean {
  return trend.some(({ months }) => months.some(({ income, balance }) => (income ?? balance) !== null));
}

export const overviewView: View<typeof TOOL> = { tools: [TOOL], Component: OverviewView };
