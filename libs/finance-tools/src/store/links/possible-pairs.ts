import { sql, type SQL } from 'drizzle-orm';

import { arrayLiteral } from '../array-literal';

// Queries of the ids of `rows` that may be in a pair. Each knows which days are near by spans of days that are numbered: it compares
// groups, never rows with rows, so that a ledger of a million equal amounts is read in the same time as any other.

/** What a unit of a currency was worth at least and at most, in units of one currency that all are compared with. */
export interface CurrencyValues {
  readonly currency: string;
  readonly least: number;
  readonly most: number;
}

/** Six days: what is at most five days apart is in one span or in two that follow each other. */
const SPAN = sql.raw('6');
/** Of refunds, which come up to 120 days later. */
const LONG_SPAN = sql.raw('121');
const AROUND = sql`(values (-1), (0), (1)) as around (shift)`;
/** The spans of the days on which a row of the bank may be the same event. */
const NOTED = sql`lateral (select (n.day - 1) / ${SPAN} as span union select (n.day + 5) / ${SPAN}) spans`;

export const sameEvents: readonly SQL[] = [
  sql`select r.id from rows r join (
      select n.currency, n.amount, spans.span, min(n.view) as first, max(n.view) as last from rows n, ${NOTED}
      where n.view <> 'imported' group by 1, 2, 3
    ) g on g.currency = r.currency and g.amount = r.amount and g.span = r.day / ${SPAN}
    where g.first <> r.view or g.last <> r.view`,
  sql`select n.id from rows n cross join ${NOTED} join (
      select currency, amount, day / ${SPAN} as span from rows where view = 'imported' group by 1, 2, 3
    ) g on g.currency = n.currency and g.amount = n.amount and g.span = spans.span
    where n.view <> 'imported'`,
];

const MOVED = sql`view in ('imported', 'planifi')`;

export const transferLegs: readonly SQL[] = [
  sql`select r.id from rows r join (
      select currency, amount, day / ${SPAN} + shift as span, min(account) as first, max(account) as last
      from rows, ${AROUND} where amount > 0 and ${MOVED} group by 1, 2, 3
    ) g on g.currency = r.currency and g.amount = -r.amount and g.span = r.day / ${SPAN}
    where r.amount < 0 and ${MOVED} and (g.first <> r.account or g.last <> r.account)`,
  sql`select r.id from rows r cross join ${AROUND} join (
      select currency, amount, day / ${SPAN} as span, min(account) as first, max(account) as last
      from rows where amount < 0 and ${MOVED} group by 1, 2, 3
    ) g on g.currency = r.currency and g.amount = -r.amount and g.span = r.day / ${SPAN} + shift
    where r.amount > 0 and ${MOVED} and (g.first <> r.account or g.last <> r.account)`,
];

export const refundsAndPurchases: readonly SQL[] = [
  sql`select r.id from rows r join (
      select account, currency, key, day / ${LONG_SPAN} + shift as span, min(amount) as least
      from rows, (values (-1), (0)) as around (shift) where amount > 0 group by 1, 2, 3, 4
    ) g on g.account = r.account and g.currency = r.currency and g.key = r.key and g.span = r.day / ${LONG_SPAN}
    where r.amount < 0 and g.least <= -r.amount`,
  sql`select r.id from rows r cross join (values (-1), (0)) as around (shift) join (
      select account, currency, key, day / ${LONG_SPAN} as span, max(-amount) as most
      from rows where amount < 0 group by 1, 2, 3, 4
    ) g on g.account = r.account and g.currency = r.currency and g.key = r.key
      and g.span = r.day / ${LONG_SPAN} + shift
    where r.amount > 0 and g.most >= r.amount`,
];

/** The words of transfers as texts have them: with accents or without, in any case. */
const TRANSFER_TEXT =
  '(transfer|virement|[uüUÜ]\u0308?bertrag|[uüUÜ]\u0308?berweisung|giro|pix|ted|umbuchung|traspaso|savings|sparen)';

/** Rows of two currencies of about the same worth at any rate of the days, one of which has a word of transfers. */
export function exchangedLegs(owner: string, values: readonly CurrencyValues[]): SQL[] {
  const column = (value: (values: CurrencyValues) => string) => arrayLiteral(values.map(value));
  const valued = sql`unnest(${column(({ currency }) => currency)}::text[], ${column(({ least }) => String(least))}::numeric[],
    ${column(({ most }) => String(most))}::numeric[]) v (currency, least, most)`;
  const pairs = sql`
    select w.id, o.id as other from (
      select r.id, r.currency, r.amount, r.day / ${SPAN} + shift as span, v.least, v.most
      from rows r join ${valued} on v.currency = r.currency
        left join finance.transactions t on t.owner = ${owner} and t.sequence = r.sequence
        cross join ${AROUND}
      where ${MOVED} and coalesce(t.description, r.description) ~* ${TRANSFER_TEXT}
    ) w join (
      select r.id, r.currency, r.amount, r.day / ${SPAN} as span, v.least, v.most
      from rows r join ${valued} on v.currency = r.currency where ${MOVED}
    ) o on o.span = w.span
    where o.currency <> w.currency and sign(o.amount) = -sign(w.amount)
      and abs(o.amount) * o.most * 1.1 >= abs(w.amount) * w.least and abs(o.amount) * o.least <= abs(w.amount) * w.most * 1.1`;
  return [sql`select unnest(array[e.id, e.other]) from (${pairs}) e`];
}
