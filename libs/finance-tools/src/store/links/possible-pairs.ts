import { sql, type SQL } from 'drizzle-orm';

import { arrayLiteral } from '../array-literal';

// Queries of the ids of `rows`, and of refunds in `all_rows`, that may be in a pair. Each knows which days are near by spans of days that are numbered: it compares
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
/** A table `noted`: the rows of other views, once for each span of days on which a row of the bank may be the same event. */
export const notedSpans: SQL = sql`noted as materialized (
  select n.id, n.view, n.currency, n.amount, spans.span
  from rows n, lateral (select (n.day - 1) / ${SPAN} as span union select (n.day + 5) / ${SPAN}) spans
  where n.view <> 'imported')`;

export const sameEvents: readonly SQL[] = [
  sql`select r.id from rows r join (
      select currency, amount, span, min(view) as first, max(view) as last from noted group by 1, 2, 3
    ) g on g.currency = r.currency and g.amount = r.amount and g.span = r.day / ${SPAN}
    where g.first <> r.view or g.last <> r.view`,
  sql`select n.id from noted n join (
      select currency, amount, day / ${SPAN} as span from rows where view = 'imported' group by 1, 2, 3
    ) g on g.currency = n.currency and g.amount = n.amount and g.span = n.span`,
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
  sql`select r.id from all_rows r join (
      select account, currency, key, day / ${LONG_SPAN} + shift as span, min(amount) as least
      from all_rows, (values (-1), (0)) as around (shift) where amount > 0 group by 1, 2, 3, 4
    ) g on g.account = r.account and g.currency = r.currency and g.key = r.key and g.span = r.day / ${LONG_SPAN}
    where r.amount < 0 and g.least <= -r.amount`,
  sql`select r.id from all_rows r cross join (values (-1), (0)) as around (shift) join (
      select account, currency, key, day / ${LONG_SPAN} as span, max(-amount) as most
      from all_rows where amount < 0 group by 1, 2, 3, 4
    ) g on g.account = r.account and g.currency = r.currency and g.key = r.key
      and g.span = r.day / ${LONG_SPAN} + shift
    where r.amount > 0 and g.most >= r.amount`,
];

/** The words of transfers as texts have them: with accents or without, in any case. */
const TRANSFER_TEXT =
  '(transfer|virement|[uüUÜ]\u0308?bertrag|[uüUÜ]\u0308?berweisung|giro|pix|ted|umbuchung|traspaso|savings|sparen)';

/** Whether a description has a word of transfers, perhaps within another word. */
export function namesTransfer(description: SQL): SQL {
  return sql`${description} ~* ${TRANSFER_TEXT}`;
}

/** A little more than the amounts of a transfer between currencies may be off the rate of the day. */
const OFF_RATE = 1.1;

/**
 * Rows of two currencies of about the same worth at any rate of the days, one of which has a word of transfers. Worths are
 * compared by their size, of which what is near enough has the same or the next.
 */
export function exchangedLegs(values: readonly CurrencyValues[]): SQL[] {
  const column = (value: (values: CurrencyValues) => string) => arrayLiteral(values.map(value));
  const widest = values.reduce((greatest, { least, most }) => Math.max(greatest, most / least), 1);
  const leg = sql`
    select r.id, r.currency, r.is_named, sign(r.amount)::int as side, r.day / ${SPAN} as span,
      floor(ln(abs(r.amount)::float8 * v.worth) / ${String(Math.log(widest * OFF_RATE))}::float8)::int as size
    from rows r join unnest(${column(({ currency }) => currency)}::text[],
        ${column(({ least, most }) => String(Math.sqrt(least * most)))}::float8[]) v (currency, worth)
      on v.currency = r.currency
    where ${MOVED} and r.amount <> 0`;
  const near = (ones: SQL, others: SQL) => sql`
    select o.id from (${leg}) o join (
      select l.side, l.span + days.shift as span, l.size + sizes.shift as size, min(l.currency) as first, max(l.currency) as last
      from (select distinct side, span, size, currency from (${leg}) legs where ${others}) l
        cross join (values (-1), (0), (1)) days (shift) cross join (values (-1), (0), (1)) sizes (shift)
      group by 1, 2, 3
    ) g on g.side = -o.side and g.span = o.span and g.size = o.size
    where ${ones} and (g.first <> o.currency or g.last <> o.currency)`;
  return [near(sql`o.is_named`, sql`true`), near(sql`true`, sql`is_named`)];
}
