import { dayIn } from '../../format/dates';
import { decimalOfCents } from '../../format/money';
import { ZONE } from '../../month/month-facts';
import type { ToolResults } from '../../results/generated/tool-results';
import { owedMore } from './owed-more';
import { amountIn } from './split-amount';

/** One of the entries that a figure is made of. */
export interface Entry {
  readonly id: string;
  /** `YYYY-MM-DD`; undefined where an entry has no day. */
  readonly day: string | undefined;
  /** What people or files wrote. */
  readonly what: string;
  /** Decimal text; positive what came in or is owned, negative what went out or is owed. */
  readonly amount: string;
  readonly currency: string;
  /** Whether it counts as income; money back for a shared purchase is less spending. */
  readonly isIncome: boolean;
}

/** A page of entries, and how many there are; null where that is not known. */
export interface EntryPage {
  readonly entries: readonly Entry[];
  readonly total: number | null;
  /** How many of the total are on this page and are no entries. */
  readonly leftOut?: number;
}

type GivenArguments = Readonly<Record<string, unknown>>;

type Readers = {
  readonly [Tool in keyof ToolResults]?: (
    result: ToolResults[Tool],
    currency: string,
    page: number,
    given: GivenArguments,
  ) => EntryPage;
};

/** The tools whose entries can be shown, each with how to read a page of them. Amounts without a currency are in the figure's. */
const READERS = {
  finance_transactions_search: ({ items, total }, _currency, _page, { category_id: category }) => ({
    total,
    entries: items.map((item) => {
      const { id, account_id: account, booked_at, description, amount: whole } = item;
      const amount = amountIn(item, category);
      return {
        ...{ id, day: booked_at.slice(0, 10), what: description, amount, currency: whole.currency },
        isIncome: !isNegative(amount) && !account.startsWith('shared-split:'),
      };
    }),
  }),
  list_movements: ({ items, total }, currency) => ({
    total,
    entries: items.map(({ id, type, amount, description, occurred_at }) => ({
      ...{ id, day: dayIn(ZONE, occurred_at), what: description, currency, isIncome: false },
      amount: type === 'refund' ? amount : negated(amount),
    })),
  }),
  list_transactions: ({ data }, currency) => ({
    total: data?.total_count ?? null,
    entries: (data?.transactions ?? []).map(
      ({ transaction_id: id, type, amount_mxn_cents: cents, category, description, date_iso: day }) => ({
        ...{ id, day, what: description ?? category, currency, isIncome: type === 'INCOME' },
        amount: decimalOfCents(type === 'INCOME' ? cents : -cents),
      }),
    ),
  }),
  planifi_listTransactions_v1: ({ page: { items, totalItems } }, currency) => {
    const own = items.filter(({ transferId }) => transferId === undefined || transferId === null);
    return {
      total: totalItems,
      leftOut: items.length - own.length,
      entries: own.map(({ id, amount, occurredOn: day, description }) => ({
        // Here an amount is what left the account.
        ...{ id, day, what: description, amount: negated(String(amount)), currency, isIncome: amount < 0 },
      })),
    };
  },
  list_recurrences: ({ items, total }, currency) => ({
    total,
    entries: items.map(({ id, description, amount }) => ({
      ...{ id, day: undefined, what: description, amount: negated(amount), currency, isIncome: false },
    })),
  }),
  get_balance: ({ participants, transfer, months, settlements, pending }, currency, page) => {
    // Positive is what the one owes who owes in all, also what is not recorded; what that person paid is less of it.
    const headline = pending?.projected ?? { participants, transfer };
    const debtor = headline.transfer.debtor_participant_id ?? participants[0]?.participant_id;
    const what = pending?.items.map(({ description }) => description).join(', ') ?? '';
    const notRecorded = { id: 'pending', day: undefined, what, currency, isIncome: false };
    return {
      total: months.total + settlements.total + (pending === null ? 0 : 1),
      entries: [
        ...(pending === null || page > 0
          ? []
          : [{ ...notRecorded, amount: owedMore({ participants }, headline, debtor) }]),
        ...months.items.map(({ competence_month: month, transfer: { amount, debtor_participant_id: owing } }) => ({
          ...{ id: month, day: `${month}-01`, what: month, currency, isIncome: false },
          amount: owing === debtor ? amount : negated(amount),
        })),
        ...settlements.items.map(({ id, amount, payer_participant_id: payer, occurred_at, description }) => ({
          ...{ id, day: dayIn(ZONE, occurred_at), what: description ?? '', currency, isIncome: false },
          amount: payer === debtor ? negated(amount) : amount,
        })),
      ],
    };
  },
  get_debts: ({ data }, currency) => ({
    total: null,
    entries: (data?.debts ?? []).flatMap(({ name, minimum_payment_mxn_cents: cents }) =>
      cents === null
        ? []
        : [{ id: name, day: undefined, what: name, amount: decimalOfCents(-cents), currency, isIncome: false }],
    ),
  }),
  finance_recurring_list: ({ streams }) => ({
    total: null,
    entries: streams.map(({ stream_id: id, payee, amount, currency, direction, next, last_date: last }) => ({
      ...{ id, day: next?.date ?? last, what: payee, amount, currency, isIncome: direction === 'in' },
    })),
  }),
  finance_balances_get: ({ accounts, on }) => ({
    total: null,
    entries: accounts.flatMap(({ account_id: id, name, balance, same_as: same }) =>
      balance === null || same !== null ? [] : [{ id, day: on, what: name, ...balance, isIncome: false }],
    ),
  }),
  planifi_getBalances_v1: ({ balances: { accounts, asOf } }) => ({
    total: null,
    entries: accounts.map(({ accountId: id, name, balance, currency }) => ({
      ...{ id, day: asOf, what: name, amount: String(balance), currency, isIncome: false },
    })),
  }),
  finance_links_propose: ({ items, total }, currency) => ({
    total,
    entries: items.map(({ left, right }) => ({
      ...{ id: `${left.id} ${right.id}`, day: left.booked_at?.slice(0, 10), isIncome: false },
      what: [left.description, right.description].filter((text) => text !== undefined).join(' = '),
      ...(left.amount ?? { amount: '0.00', currency }),
    })),
  }),
} satisfies Readers;

export type EntryTool = keyof typeof READERS;

export function hasEntries(tool: string | undefined): tool is EntryTool {
  return tool !== undefined && Object.hasOwn(READERS, tool);
}

/** `page`: the number of the page, from 0; what is on no page by itself is on the first. */
export function entriesOf<Tool extends EntryTool>(
  tool: Tool,
  result: ToolResults[Tool],
  currency: string,
  page: number,
  given: GivenArguments = {},
): EntryPage {
  const read = READERS[tool] as NonNullable<Readers[Tool]>;
  return read(result, currency, page, given);
}

/** The arguments of a page; the first is 0. */
export function pageOf(tool: EntryTool, given: GivenArguments, page: number) {
  // Which of them are transfers is among the details.
  if (tool === 'planifi_listTransactions_v1') return { ...given, details: true, page, size: PAGE };
  return PAGED.has(tool) ? { ...given, limit: PAGE, offset: page * PAGE } : { ...given };
}

const PAGE = 100;
const PAGED: ReadonlySet<EntryTool> = new Set([
  'finance_transactions_search',
  'list_movements',
  'list_transactions',
  'list_recurrences',
  'get_balance',
  'finance_links_propose',
]);

/** The side of a figure that its entries are on. */
export type Side = 'income' | 'spending' | 'both';

/** The entries of a side, with the sign that they have in its figure; those of every currency where the figure has none. */
export function entriesOn(side: Side, entries: readonly Entry[], currency: string): readonly Entry[] {
  const own = entries.filter((entry) => currency === '' || entry.currency === currency);
  if (side === 'both') return own;
  const ofSide = own.filter(({ isIncome }) => isIncome === (side === 'income'));
  return side === 'income' ? ofSide : ofSide.map((entry) => ({ ...entry, amount: negated(entry.amount) }));
}

function isNegative(amount: string): boolean {
  return amount.startsWith('-');
}

/** Decimal text with the other sign. */
export function negated(amount: string): string {
  if (/^-?0*(\.0*)?$/.test(amount)) return amount.replace('-', '');
  return isNegative(amount) ? amount.slice(1) : `-${amount}`;
}
