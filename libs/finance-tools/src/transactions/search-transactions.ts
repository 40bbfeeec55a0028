import * as z from 'zod';

import { defineUseCase, readTransaction, type LedgerContext } from '../context';
import { decimalFromNumeric } from '../model/decimal';
import { bookedAt, money, page } from '../model/published-fields';
import { pagedFilters, type TransactionFilters } from '../model/transaction-filters';
import { countTransactions, findTransactions, type FoundPage, type FoundTransaction } from '../store/find-transactions';
import { selectFromLedger } from '../store/ledger-selection';

const transaction = z.object({
  id: z.string(),
  account_id: z.string(),
  category_id: z.string().nullable(),
  description: z.string(),
  amount: money,
  booked_at: bookedAt,
});

/** A page of the transactions that match, newest first, and how many there are on all pages. */
export const searchTransactions = defineUseCase({
  name: 'finance_transactions_search',
  tool: {
    title: 'Search transactions',
    description:
      'Lists the transactions in imported bank statements that match text, amount, days, account or category, newest ' +
      'first, a page at a time; total counts all matches. Use it to find or look up payments, deposits or fees ' +
      '(retrouver/chercher/montrer un paiement, virement). For totals use finance_transactions_sum or ' +
      'finance_transactions_aggregate instead of paging.',
    view: 'ledger',
  },
  input: pagedFilters,
  output: z.object({ items: z.array(transaction), ...page, total: z.int().nullable() }),
  effect: 'read',
  execute: async (context, { limit, offset, ...filters }) => {
    const { items, total } = await findPage(context, filters, { limit, offset });
    return { items: items.map(published), limit, offset, total };
  },
});

/** Up to this many scattered matches are collected and sorted; among more, scanning by date finds a page sooner. */
const FEW_MATCHES = 20_000;

function findPage(
  context: LedgerContext,
  filters: TransactionFilters,
  requested: { readonly limit: number; readonly offset: number },
): Promise<FoundPage> {
  if (isByAmount(filters) && filters.search === undefined) {
    return readTransaction(context, async (connection) => {
      const selection = await selectFromLedger(connection, context, filters);
      const total = await countTransactions(connection, selection);
      const order = total <= FEW_MATCHES ? 'scattered' : 'by date';
      return findTransactions(connection, selection, requested, order, total);
    });
  }
  return context.database.run(async (connection) => {
    const selection = await selectFromLedger(connection, context, filters);
    return findTransactions(connection, selection, requested, filters.search === undefined ? 'by date' : 'scattered');
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
