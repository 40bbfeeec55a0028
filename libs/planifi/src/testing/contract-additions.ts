/** What the contract adds to the brief's schemas, none of it required: in requests, and in answers that were asked for it. */
interface Additions {
  readonly input?: readonly string[];
  readonly output?: readonly string[];
}

const FILTERS = ['text', 'tags', 'minAmount', 'maxAmount', 'withTotals'];
const DETAILS = ['status', 'transferId', 'updatedAt'].map((name) => `page/properties/items/items/properties/${name}`);

const ADDITIONS: Readonly<Record<string, Additions>> = {
  createAccount: { input: ['currency', 'openingBalance', 'openedOn'] },
  createTransaction: { input: ['direction'] },
  listExpenses: { input: ['accountId', 'from', 'to', ...FILTERS, 'page', 'size'], output: ['page', 'totals'] },
  listTransactions: { input: [...FILTERS, 'includeVoided', 'details'], output: [...DETAILS, 'totals'] },
};

/** Where a schema of an action has more than the brief's, as `schemaDifferences` reports it. */
export function additionsTo(action: string, io: keyof Additions): string[] {
  return (ADDITIONS[action]?.[io] ?? []).map((place) => `#/properties/${place} is not in the contract`).sort();
}
