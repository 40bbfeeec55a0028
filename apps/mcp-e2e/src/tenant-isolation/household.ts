import type { CallTool, StoredIds, TenantOperations } from './tenant-operations';

const PAYER = { payer_participant_id: 'elias' };
/** In the currency of shared expenses; the accounts of the bank are in another one. */
const AMOUNT = { amount: '5.00' };

/** Every owner has transactions with the same ids; only the owner of a purchase can say that money came back for it. */
export const householdOperations: TenantOperations = {
  createFixtures: async (call: CallTool, mark: string): Promise<StoredIds> => {
    const create_account = { name: `Back of ${mark}`, currency: 'CHF' };
    const content = 'date,description,amount\n2032-05-02,Money back,20.00\n2032-05-01,Both of us,-20.00';
    await call('finance_transactions_import', { content, mode: 'commit', account_id: 'back', create_account });
    const { items } = await call('finance_transactions_search', { account_id: 'back' });
    const { id } = await call('create_movement', {
      ...{ type: 'purchase', amount: '40.00', description: mark, requested_by_participant_id: 'elias' },
    });
    // Newest first.
    const [credit, debit] = (items as readonly { readonly id: string }[]).map((line) => line.id);
    return { credit: String(credit), debit: String(debit), purchase: String(id) };
  },

  tools: {
    get_overview: () => [{ input: { month: '2032-03', trend_months: 2 } }],
    share_transaction: ({ credit = '', debit = '', purchase = '' }) => [
      { input: { transaction_id: debit, ...PAYER, ...AMOUNT, mode: 'commit' } },
      {
        input: { transaction_id: credit, ...PAYER, ...AMOUNT, original_purchase_movement_id: purchase, mode: 'commit' },
        refused: 'NOT_FOUND',
      },
    ],
  },

  routes: {},
};
