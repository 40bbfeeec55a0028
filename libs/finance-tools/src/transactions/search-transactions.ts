import type { Connection } from '@bursar/database';
import * as z from 'zod';

import { countedIn, defineUseCase, includedIn, readTransaction, type LedgerContext } from '../context';
import { decimalFromNumeric } from '../model/decimal';
import { optional } from '../model/optional';
import { bookedAt, money, page, publishedDecimal } from '../model/published-fields';
import {
  areOfAccounts,
  needsPayees,
  explainedFields,
  pagedFields,
  refuseContradictions,
  type TransactionFilters,
} from '../model/transaction-filters';
import type { TransactionSource } from '../model/transaction-source';
import { countAs, listedView, type CountAs, type View } from '../model/view';
import { LINK_KINDS } from '../model/links/link';
import { countTransactions, findTransactions, type FoundPage, type FoundTransaction } from '../store/find-transactions';
import { countedEvents } from '../store/links/counted-events';
import type { LinksInUse } from '../store/links/kept-links';
import { fillPayees } from '../store/fill-payees';
import { suggestionsForPage } from '../store/learning/page-suggestions';
import { readLinksOf } from '../store/links/links-of-rows';
import { selectFromLedger } from '../store/ledger-selection';
import { transactionDetails } from '../store/transaction-details';
import { readCounting } from './read-counting';

const detailFields = {
  payee: z.string().optional(),
  note: z.string().nullable().optional(),
  tags: z.array(z.string()).optional(),
  category_name: z.string().nullable().optional(),
  category_source: z.enum(['person', 'rule', 'statement', 'suggestion']).nullable().optional(),
  split: z
    .array(
      z.object({
        amount: publishedDecimal,
        category_id: z.string().nullable(),
        category_name: z.string().nullable(),
        note: z.string().nullable(),
      }),
    )
    .optional(),
  suggestion: z
    .object({
      category_id: z.string().nullable(),
      category_name: z.string(),
      confidence: z.number(),
      source: z.enum(['linked', 'history', 'merchants']),
      reason: z.string(),
    })
    .nullable()
    .optional(),
  links: z.array(z.object({ link_id: z.string(), kind: z.enum(LINK_KINDS), other_id: z.string() })).optional(),
};

const transaction = z.object({
  id: z.string(),
  account_id: z.string(),
  category_id: z.string().nullable(),
  description: z.string(),
  amount: money,
  booked_at: bookedAt,
  ...detailFields,
});

/** A page of the transactions that match, newest first, and how many there are on all pages. */
export const searchTransactions = defineUseCase({
  name: 'finance_transactions_search',
  tool: {
    toolsets: ['everyday', 'review'],
    title: 'Search or find a line, charge or payment on a bank statement',
    description:
      'Finds, lists lines of a bank statement, transactions, by text, amount, date, account or category: ' +
      'charge, direct debit, when last paid, all payments, fees. Totals: finance_transactions_sum. Retrouve, ' +
      'lignes, paiement, prélèvement, relevé; procura, cobrança, transações, extrato; buscar cargo, ' +
      'movimientos, extracto; Abbuchung, Zahlung, Kontoauszug, suchen.',
    view: 'ledger',
  },
  input: z
    .strictObject({
      ...pagedFields,
      ...explainedFields,
      count_as: countAs.describe('Default rows; of sums events.'),
      view: listedView.describe('imported (default): bank statements; all: also other ledgers.'),
      details: optional(z.boolean().describe('Also payee, note, tags, split, links, a suggestion.')),
    })
    .superRefine(refuseContradictions),
  output: z.object({ items: z.array(transaction), ...page, total: z.int().nullable() }),
  effect: 'read',
  execute: async (context, { details = false, ...wanted }) => {
    if (details || needsPayees(wanted)) await fillPayees(context.database, context.owner);
    const sources = details ? (await includedIn(context, 'all')).sources : [];
    const { limit, offset } = wanted;
    return findPage(context, wanted, details, async (connection, { items, total }) => {
      const shown = items.map(published);
      const known = details && items.length > 0 ? await findDetails(connection, context.owner, sources, items) : [];
      return { items: shown.map((item, index) => ({ ...item, ...known[index] })), limit, offset, total };
    });
  },
});

/** Up to this many scattered matches are collected and sorted; among more, scanning by date finds a page sooner. */
const FEW_MATCHES = 20_000;

interface WantedPage extends TransactionFilters {
  readonly view?: View | undefined;
  readonly count_as?: CountAs | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** Finds a page, and what `finish` makes of it; with `inOneState` both see the same state of the ledger. */
async function findPage<Result>(
  context: LedgerContext,
  { view, count_as: counted = 'rows', limit, offset, ...filters }: WantedPage,
  inOneState: boolean,
  finish: (connection: Connection, page: FoundPage) => Promise<Result>,
): Promise<Result> {
  const requested = { limit, offset };
  const included = await countedIn(context, view, { countAs: counted, isOfAccounts: areOfAccounts(filters) });
  const isScattered = filters.search !== undefined || filters.tag !== undefined;
  const isCounted = isByAmount(filters) && !isScattered;
  if (isCounted && counted === 'rows') {
    return readTransaction(context, async (connection) => {
      const selection = await selectFromLedger(connection, included, filters);
      const total = await countTransactions(connection, selection);
      const order = total <= FEW_MATCHES ? 'scattered' : 'by date';
      return finish(connection, await findTransactions(connection, selection, requested, order, total));
    });
  }
  const find = async (connection: Connection, links: LinksInUse | undefined) => {
    const selection = await selectFromLedger(connection, included, filters);
    const order = isScattered ? 'scattered' : 'by date';
    if (links === undefined) return finish(connection, await findTransactions(connection, selection, requested, order));
    const events = await countedEvents(connection, selection, links);
    const total = (await countTransactions(connection, selection)) + events.added.length - events.removed.length;
    return finish(connection, await findTransactions(connection, { ...selection, events }, requested, order, total));
  };
  return readCounting(context, counted, find, { inOneState });
}

/** In the order of the transactions found; in one transaction. */
async function findDetails(
  connection: Connection,
  owner: string,
  sources: readonly TransactionSource[],
  found: readonly FoundTransaction[],
) {
  const ids = found.map(({ id }) => id);
  const own = ids.filter((id) => !id.includes(':'));
  // Sent together: none of them needs what another finds.
  const [details, suggestions, linksOf] = await Promise.all([
    transactionDetails(connection, owner, found),
    suggestionsForPage(connection, { owner, sources }, own),
    readLinksOf(connection, owner, sources, ids),
  ]);
  return details.map((known, index) => {
    const id = found[index]?.id ?? '';
    return { ...known, suggestion: suggestions.get(id) ?? null, links: linksOf(id) };
  });
}

/** No index that is ordered by date covers conditions on the amount. */
function isByAmount({ min_amount: least, max_amount: most, direction = 'ALL' }: TransactionFilters): boolean {
  return least !== undefined || most !== undefined || direction !== 'ALL';
}

function published(found: FoundTransaction): z.output<typeof transaction> {
  return {
    id: found.id,
    account_id: found.accountId,
    category_id: found.categoryId,
    description: found.description,
    amount: { amount: decimalFromNumeric(found.amount), currency: found.currency },
    booked_at: found.bookedAt.replace(' ', 'T'),
  };
}
