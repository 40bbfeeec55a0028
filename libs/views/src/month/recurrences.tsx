import { monthsBetween, partsOfMonth, yearMonth, type YearMonth } from '@bursar/calendar';

import type { Recurrence } from '../contract/month-result';
import type { CallTool } from '../contract/tool-call';
import { More } from '../parts/more';
import { Row, Rows } from '../parts/rows';
import { Said } from '../parts/said';
import { Waiting } from '../parts/waiting';
import { usePages } from '../state/use-pages';
import { WORDS } from '../words/words';
import { LOCALE, writeReais } from './locale';
import type { NameOf } from './names';
import { MONTH_WORDS } from './words';

interface RecurrencesProps {
  readonly month: YearMonth;
  readonly names: NameOf;
  readonly callTool: CallTool;
}

const LIMITS = { first: 50, next: 200 };

/** What returns every month, as far as this month is among its months. */
export function Recurrences({ month, names, callTool }: RecurrencesProps) {
  const pages = usePages<Recurrence>(callTool, 'list_recurrences', { ...partsOfMonth(month) }, LIMITS);
  const { items, isLoading, failure } = pages;
  return (
    <section aria-labelledby="recurrences">
      <h2 id="recurrences">{MONTH_WORDS.recurrences}</h2>
      {items.length > 0 && (
        <Rows heads={[MONTH_WORDS.day, MONTH_WORDS.what, MONTH_WORDS.amount]}>
          {items.toSorted(byDay).map((item) => (
            <Row
              key={item.id}
              when={String(item.reference_day).padStart(2, '0')}
              what={<Said text={item.description} />}
              notes={[<Said key="payer" text={names(item.payer_participant_id)} />, ...notesOn(item, month)]}
              amount={writeReais(item.amount)}
            />
          ))}
        </Rows>
      )}
      {items.length === 0 && isLoading && <Waiting label={WORDS[LOCALE].loading} />}
      {items.length === 0 && !isLoading && failure === undefined && <p class="quiet">{MONTH_WORDS.noRecurrences}</p>}
      <More locale={LOCALE} pages={pages} />
    </section>
  );
}

const byDay = (one: Recurrence, other: Recurrence) => one.reference_day - other.reference_day;

/** Which installment this month is, and whether its entry is still to come. */
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
    notes.push(MONTH_WORDS.installment(monthsBetween(yearMonth(start), month) + 1, of));
  }
  const told = MONTH_WORDS.status[status];
  if (told !== undefined) notes.push(told);
  else if (last === null || month > last) notes.push(MONTH_WORDS.pending);
  return notes;
}
