import { monthsBetween, partsOfMonth, yearMonth, type YearMonth } from '@bursar/calendar';

import { LoadMore } from '../components/load-more';
import { Loading } from '../components/loading';
import { Row, Rows } from '../components/rows';
import { UserText } from '../components/user-text';
import { usePaginatedList } from '../hooks/use-paginated-list';
import { MESSAGES } from '../messages/messages';
import type { CallTool } from '../tools/tool-call';
import { LOCALE, writeReais } from './locale';
import { MONTH_MESSAGES } from './messages';
import type { Recurrence } from './month-results';
import type { NameOf } from './participant-names';

interface RecurrencesProps {
  readonly month: YearMonth;
  readonly names: NameOf;
  readonly callTool: CallTool;
}

const LIMITS = { first: 50, next: 200 };

/** The recurrences that are due in this month. */
export function Recurrences({ month, names, callTool }: RecurrencesProps) {
  const list = usePaginatedList(callTool, 'list_recurrences', { ...partsOfMonth(month) }, LIMITS);
  const { items, isLoading, failure } = list;
  return (
    <section aria-labelledby="recurrences">
      <h2 id="recurrences">{MONTH_MESSAGES.recurrences}</h2>
      {items.length > 0 && (
        <Rows heads={[MONTH_MESSAGES.day, MONTH_MESSAGES.what, MONTH_MESSAGES.amount]}>
          {items.toSorted(byDay).map((item) => (
            <Row
              key={item.id}
              when={String(item.reference_day).padStart(2, '0')}
              what={<UserText text={item.description} />}
              notes={[<UserText key="payer" text={names(item.payer_participant_id)} />, ...notesOn(item, month)]}
              amount={writeReais(item.amount)}
            />
          ))}
        </Rows>
      )}
      {items.length === 0 && isLoading && <Loading label={MESSAGES[LOCALE].loading} />}
      {items.length === 0 && !isLoading && failure === undefined && <p class="quiet">{MONTH_MESSAGES.noRecurrences}</p>}
      <LoadMore locale={LOCALE} list={list} />
    </section>
  );
}

const byDay = (one: Recurrence, other: Recurrence) => one.reference_day - other.reference_day;

/** The number of the installment, and whether its movement is still to be generated. */
function notesOn(item: Recurrence, month: YearMonth): string[] {
  const {
    start_competence_month: start,
    end_competence_month: end,
    last_processed_competence_month: last,
    status,
  } = item;
  const notes: string[] = [];
  if (end !== null) {
    const of = monthsBetween(yearMonth(start), yearMonth(end)) + 1;
    notes.push(MONTH_MESSAGES.installment(monthsBetween(yearMonth(start), month) + 1, of));
  }
  if (status !== 'active') notes.push(MONTH_MESSAGES.status[status]);
  else if (last === null || month > last) notes.push(MONTH_MESSAGES.pending);
  return notes;
}
