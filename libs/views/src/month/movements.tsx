import { partsOfMonth, type YearMonth } from '@bursar/calendar';

import type { Movement } from '../contract/month-result';
import type { CallTool } from '../contract/tool-call';
import { dayIn, writeShortDay } from '../format/dates';
import { More } from '../parts/more';
import { Row, Rows } from '../parts/rows';
import { Said } from '../parts/said';
import { Waiting } from '../parts/waiting';
import { usePages } from '../state/use-pages';
import { WORDS } from '../words/words';
import { LOCALE, writeReais, ZONE } from './locale';
import type { NameOf } from './names';
import { MONTH_WORDS } from './words';

interface MovementsProps {
  readonly month: YearMonth;
  readonly names: NameOf;
  readonly callTool: CallTool;
}

const LIMITS = { first: 20, next: 200 };

/** Purchases and refunds of the month, newest first. */
export function Movements({ month, names, callTool }: MovementsProps) {
  const pages = usePages<Movement>(callTool, 'list_movements', { ...partsOfMonth(month) }, LIMITS);
  const { items, isLoading, failure } = pages;
  if (items.length === 0 && !isLoading && failure === undefined) return null;
  return (
    <section aria-labelledby="movements">
      <h2 id="movements">{MONTH_WORDS.movements}</h2>
      {items.length > 0 && (
        <Rows heads={[MONTH_WORDS.day, MONTH_WORDS.what, MONTH_WORDS.amount]}>
          {items.map((item) => (
            <Row
              key={item.id}
              when={writeShortDay(LOCALE, dayIn(ZONE, item.occurred_at))}
              what={<Said text={item.description} />}
              notes={[<Said key="payer" text={names(item.payer_participant_id)} />, ...notesOn(item)]}
              amount={writeReais(item.type === 'refund' ? `-${item.amount}` : item.amount)}
            />
          ))}
        </Rows>
      )}
      {items.length === 0 && isLoading && <Waiting label={WORDS[LOCALE].loading} />}
      <More locale={LOCALE} pages={pages} />
    </section>
  );
}

function notesOn({ type, external_id: external }: Movement): string[] {
  return [
    ...(type === 'refund' ? [MONTH_WORDS.refund] : []),
    // The ids of entries that a rule made begin so, and no others.
    ...(external?.startsWith('recurrence:') === true ? [MONTH_WORDS.recurring] : []),
  ];
}
