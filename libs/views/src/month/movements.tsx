import { partsOfMonth, type YearMonth } from '@bursar/calendar';

import type { Movement } from '../contract/month-result';
import type { CallTool } from '../contract/tool-call';
import { dayIn, writeShortDay } from '../format/dates';
import { More } from '../parts/more';
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
        <table class="rows">
          <thead class="sr-only">
            <tr>
              <th scope="col">{MONTH_WORDS.day}</th>
              <th scope="col">{MONTH_WORDS.what}</th>
              <th scope="col">{MONTH_WORDS.amount}</th>
            </tr>
          </thead>
          <tbody>
            {items.map(
              ({ id, type, amount, description, occurred_at, payer_participant_id: payer, external_id: external }) => (
                <tr key={id}>
                  <td class="row-day figure">{writeShortDay(LOCALE, dayIn(ZONE, occurred_at))}</td>
                  <td class="row-what">
                    <Said text={description} />
                    <span class="row-note">
                      <Said text={names(payer)} />
                      {type === 'refund' && <span> · {MONTH_WORDS.refund}</span>}
                      {external?.startsWith('recurrence:') === true && <span> · {MONTH_WORDS.recurring}</span>}
                    </span>
                  </td>
                  <td class="row-amount figure">{writeReais(type === 'refund' ? `-${amount}` : amount)}</td>
                </tr>
              ),
            )}
          </tbody>
        </table>
      )}
      {items.length === 0 && isLoading && <Waiting label={WORDS[LOCALE].loading} />}
      <More locale={LOCALE} pages={pages} />
    </section>
  );
}
