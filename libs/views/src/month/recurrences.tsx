import { monthsBetween, partsOfMonth, yearMonth, type YearMonth } from '@bursar/calendar';

import { editorOf, useEntryActions } from '../components/entry-actions';
import { LoadMore } from '../components/load-more';
import { Loading } from '../components/loading';
import { Row, Rows } from '../components/rows';
import { UserText } from '../components/user-text';
import { usePaginatedList } from '../hooks/use-paginated-list';
import { useLedgerCurrency } from '../format/ledger-currency';
import { useLanguage } from '../language/language-context';
import type { Language } from '../language/language';
import type { CallTool } from '../tools/tool-call';
import { CURRENCY } from './month-facts';
import type { Recurrence } from './month-results';
import type { NameOf } from './participant-names';

interface RecurrencesProps {
  readonly month: YearMonth;
  /** Changes with what is recorded. */
  readonly version: string;
  readonly names: NameOf;
  readonly callTool: CallTool;
}

const LIMITS = { first: 50, next: 200 };

/** The recurrences that are due in this month. */
export function Recurrences({ month, version, names, callTool }: RecurrencesProps) {
  const language = useLanguage();
  const { t, money, twoDigits } = language;
  const currency = useLedgerCurrency(CURRENCY);
  const actions = useEntryActions();
  const edit = actions.recurrence;
  const input = { ...partsOfMonth(month) };
  const list = usePaginatedList(
    callTool,
    'list_recurrences',
    input,
    LIMITS,
    undefined,
    `${version} ${actions.version}`,
  );
  const { items, isLoading, failure } = list;
  return (
    <section aria-labelledby="recurrences">
      <h2 id="recurrences">{t('month.recurrences')}</h2>
      {items.length > 0 && (
        <Rows heads={[t('month.day'), t('month.what'), t('month.amount')]} isEditable={edit !== undefined}>
          {items.toSorted(byDay).map((item) => (
            <Row
              key={item.id}
              id={item.id}
              when={twoDigits(item.reference_day)}
              what={<UserText text={item.description} />}
              notes={[
                <UserText key="payer" text={names(item.payer_participant_id)} />,
                ...notesOn(item, month, language),
              ]}
              amount={money(currency)(item.amount)}
              value={{ amount: item.amount, currency }}
              editor={editorOf(edit, item)}
            />
          ))}
        </Rows>
      )}
      {items.length === 0 && isLoading && <Loading label={t('common.loading')} />}
      {items.length === 0 && !isLoading && failure === undefined && <p class="quiet">{t('month.noRecurrences')}</p>}
      <LoadMore list={list} />
    </section>
  );
}

const byDay = (one: Recurrence, other: Recurrence) => one.reference_day - other.reference_day;

/** The number of the installment, and whether its movement is still to be generated. */
function notesOn(item: Recurrence, month: YearMonth, { t }: Language): string[] {
  const {
    start_competence_month: start,
    end_competence_month: end,
    last_processed_competence_month: last,
    status,
  } = item;
  const notes: string[] = [];
  if (end !== null) {
    const of = monthsBetween(yearMonth(start), yearMonth(end)) + 1;
    notes.push(t('month.installment', { number: monthsBetween(yearMonth(start), month) + 1, of }));
  }
  if (status !== 'active') notes.push(t(`month.status.${status}`));
  else if (last === null || month > last) notes.push(t('month.pending'));
  return notes;
}
