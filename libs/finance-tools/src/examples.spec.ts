import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { openFinanceStore, type FinanceStore } from './testing/finance-store';

const FOLDER = join(__dirname, '../../../examples/statements');

/** Each statement with the arguments of its import, and the expected result. */
const EXAMPLES: Readonly<Record<string, { input: object; count: number; total: string; first: string }>> = {
  'ubs-switzerland.csv': {
    input: { create_account: { name: 'UBS', currency: 'CHF' } },
    count: 5,
    total: '1345.60',
    first: 'Horlogerie du Lac SA Virement Salaire janvier 2025',
  },
  'raiffeisen-switzerland.csv': {
    input: { create_account: { name: 'Raiffeisen', currency: 'CHF' } },
    count: 3,
    total: '-312.45',
    first: 'Einkauf Volg Musterdorf, 02.02.2025, 17:31',
  },
  'deutsche-bank-germany.csv': {
    // Its last line is a balance.
    input: { create_account: { name: 'Deutsche Bank', currency: 'EUR' }, skip_invalid: true },
    count: 3,
    total: '1717.82',
    first: 'LOHN GEHALT 03/2025',
  },
  'credit-mutuel-france.csv': {
    input: { create_account: { name: 'Crédit Mutuel', currency: 'EUR' } },
    count: 3,
    total: '1735.11',
    first: 'PAIEMENT CB 0104 ÉPICERIE DU CANAL',
  },
  'chase-united-states.csv': {
    input: { create_account: { name: 'Chase', currency: 'USD' }, date_order: 'MDY' },
    count: 4,
    total: '15.00',
    first: 'HARBOR COFFEE #112, SEATTLE',
  },
  'bbva-mexico.csv': {
    input: { create_account: { name: 'BBVA', currency: 'MXN' } },
    count: 3,
    total: '8573.50',
    first: 'SPEI RECIBIDO NÓMINA EJEMPLO SA DE CV',
  },
  'sgml-statement.ofx': {
    input: { create_account: { name: 'Checking', currency: 'USD' } },
    count: 3,
    total: '1707.13',
    first: 'CITY POWER & LIGHT BILL 0098',
  },
  'card-statement.ofx': {
    input: { create_account: { name: 'Card', currency: 'EUR' } },
    count: 2,
    total: '230.10',
    first: 'Librairie & Cie',
  },
};

let store: FinanceStore;
beforeAll(async () => {
  store = await openFinanceStore();
});
afterAll(() => store.drop());

it('covers every example', () => expect(readdirSync(FOLDER)).toEqual(Object.keys(EXAMPLES).sort()));

it.each(Object.entries(EXAMPLES))('%s is imported exactly, and only once', async (name, example) => {
  const ledger = store.ledger();
  const input = {
    account_id: 'main',
    content_base64: readFileSync(join(FOLDER, name)).toString('base64'),
    mode: 'commit',
    ...example.input,
  };
  const answer = await ledger.call('finance_transactions_import', input);
  expect(answer).toMatchObject({
    imported_count: example.count,
    preview: [{ description: example.first }, ...answer.preview.slice(1)],
  });
  expect(await ledger.call('finance_transactions_sum')).toMatchObject({
    total: { amount: example.total },
    count: example.count,
  });
  expect(await ledger.call('finance_transactions_import', input)).toMatchObject({
    imported_count: 0,
    duplicate_count: example.count,
  });
});
