import { partsOfMonth, type YearMonth } from '@bursar/calendar';

import { editorOf, useEntryActions } from '../components/entry-actions';
import { LoadMore } from '../components/load-more';
import { Loading } from '../components/loading';
import { Row, Rows } from '../components/rows';
import { UserText } from '../components/user-text';
import { dayIn } from '../format/dates';
import { usePaginatedList } from '../hooks/use-paginated-list';
import type { Translate } from '../language/language';
import { useLedgerCurrency } from '../format/ledger-currency';
import { useLanguage } from '../language/language-context';
import type { CallTool } from '../tools/tool-call';
import { CURRENCY, ZONE } from './month-facts';
import type { Movement } from './month-results';
import type { NameOf } from './participant-names';

interface MovementsProps {
  readonly month: YearMonth;
  /** Changes with what is recorded. */
  readonly version: string;
  readonly names: NameOf;
  readonly callTool: CallTool;
}

const LIMITS = { first: 20, next: 200 };

/** Purchases and refunds of the month, newest first. */
export function Movements({ month, version, names, callTool }: MovementsProps) {
  const { t, money, shortDay } = useLanguage();
  const currency = useLedgerCurrency(CURRENCY);
  const actions = useEntryActions();
  const edit = actions.movement;
  // The split of each is needed to change it.
  const input = { ...partsOfMonth(month), ...(edit !== undefined && { details: true }) };
  const list = usePaginatedList(callTool, 'list_movements', input, LIMITS, undefined, `${version} ${actions.version}`);
  const { items, isLoading, failure } = list;
  if (items.length === 0 && !isLoading && failure === undefined) return null;
  return (
    <section aria-labelledby="movements">
      <h2 id="movements">{t('month.movements')}</h2>
      {items.length > 0 && (
        <Rows heads={[t('month.day'), t('month.what'), t('month.amount')]} isEditable={edit !== undefined}>
          {items.map((item) => (
            <Row
              key={item.id}
              id={item.id}
              when={shortDay(dayIn(ZONE, item.occurred_at))}
              what={<UserText text={item.description} />}
              notes={[<UserText key="payer" text={names(item.payer_participant_id)} />, ...notesOn(item, t)]}
              amount={money(currency)(signed(item))}
              value={{ amount: signed(item), currency }}
              editor={editorOf(edit, item)}
            />
          ))}
        </Rows>
      )}
      {items.length === 0 && isLoading && <Loading label={t('common.loading')} />}
      <LoadMore list={list} />
    </section>
  );
}

/** A refund takes away from what was spent. */
function signed({ type, amount }: Movement): string {
  return type === 'refund' ? `-${amount}` : amount;
}

function notesOn({ type, external_id: external }: Movement, t: Translate): string[] {
  return [
    ...(type === 'refund' ? [t('month.refund')] : []),
    // Only movements generated from a recurrence have an external id with this prefix.
    ...(external?.startsWith('recurrence:') === true ? [t('month.recurring')] : []),
  ];
}
