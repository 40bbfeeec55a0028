import { partsOfMonth, type YearMonth } from '@bursar/calendar';

import { LoadMore } from '../components/load-more';
import { Loading } from '../components/loading';
import { Row, Rows } from '../components/rows';
import { UserText } from '../components/user-text';
import { dayIn, writeShortDay } from '../format/dates';
import { usePaginatedList } from '../hooks/use-paginated-list';
import { MESSAGES } from '../messages/messages';
import type { CallTool } from '../tools/tool-call';
import { LOCALE, writeReais, ZONE } from './locale';
import { MONTH_MESSAGES } from './messages';
import type { Movement } from './month-results';
import type { NameOf } from './participant-names';

interface MovementsProps {
  readonly month: YearMonth;
  readonly names: NameOf;
  readonly callTool: CallTool;
}

const LIMITS = { first: 20, next: 200 };

/** Purchases and refunds of the month, newest first. */
export function Movements({ month, names, callTool }: MovementsProps) {
  const list = usePaginatedList(callTool, 'list_movements', { ...partsOfMonth(month) }, LIMITS);
  const { items, isLoading, failure } = list;
  if (items.length === 0 && !isLoading && failure === undefined) return null;
  return (
    <section aria-labelledby="movements">
      <h2 id="movements">{MONTH_MESSAGES.movements}</h2>
      {items.length > 0 && (
        <Rows heads={[MONTH_MESSAGES.day, MONTH_MESSAGES.what, MONTH_MESSAGES.amount]}>
          {items.map((item) => (
            <Row
              key={item.id}
              when={writeShortDay(LOCALE, dayIn(ZONE, item.occurred_at))}
              what={<UserText text={item.description} />}
              notes={[<UserText key="payer" text={names(item.payer_participant_id)} />, ...notesOn(item)]}
              amount={writeReais(item.type === 'refund' ? `-${item.amount}` : item.amount)}
            />
          ))}
        </Rows>
      )}
      {items.length === 0 && isLoading && <Loading label={MESSAGES[LOCALE].loading} />}
      <LoadMore locale={LOCALE} list={list} />
    </section>
  );
}

function notesOn({ type, external_id: external }: Movement): string[] {
  return [
    ...(type === 'refund' ? [MONTH_MESSAGES.refund] : []),
    // Only movements generated from a recurrence have an external id with this prefix.
    ...(external?.startsWith('recurrence:') === true ? [MONTH_MESSAGES.recurring] : []),
  ];
}
