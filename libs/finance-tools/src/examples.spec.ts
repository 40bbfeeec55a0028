import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { openFinanceStore, type FinanceStore, type TestLedger } from './testing/finance-store';

const FOLDER = join(__dirname, '../../../examples/statements');

/** What becomes of each statement under the command that the README prints. */
const EXAMPLES: Readonly<Record<string, { count: number; total: string; first: string }>> = {
  'ubs-switzerland.csv': { count: 5, total: '1345.60', first: 'Horlogerie du Lac SA Virement Salaire janvier 2025' },
  'raiffeisen-switzerland.csv': { count: 3, total: '-312.45', first: 'Einkauf Volg Musterdorf, 02.02.2025, 17:31' },
  'camt053-switzerland.xml': { count: 3, total: '2624.40', first: 'Gärtnerei Blatt Setzlinge' },
  'deutsche-bank-germany.csv': { count: 3, total: '1717.82', first: 'Muster Maschinenbau GmbH LOHN GEHALT 03/2025' },
  'mt940-germany.sta': { count: 3, total: '1883.90', first: 'Stadtwerke Beispielstadt GmbH Abschlag Strom Maerz' },
  'credit-mutuel-france.csv': { count: 3, total: '1735.11', first: 'PAIEMENT CB 0104 ÉPICERIE DU CANAL' },
  'ing-netherlands.zip': { count: 6, total: '2453.35', first: 'Verhuur Zuid Huur maart' },
  'caixabank-spain.xlsx': { count: 3, total: '1012.35', first: 'ALQUILER Abril' },
  'caixa-geral-portugal.xls': { count: 3, total: '821.60', first: 'RENDA ABRIL' },
  'mbank-poland.csv': { count: 3, total: '4521.55', first: 'ŻABKA ŁÓDŹ' },
  'revolut.csv': { count: 3, total: '212.40', first: 'Top-up by *1234' },
  'chase-united-states.csv': { count: 4, total: '15.00', first: 'HARBOR COFFEE #112, SEATTLE' },
  'bbva-mexico.csv': { count: 3, total: '8573.50', first: 'SPEI RECIBIDO NÓMINA EJEMPLO SA DE CV' },
  'quicken.qif': { count: 3, total: '765.80', first: 'Corner Grocery' },
  'sgml-statement.ofx': { count: 3, total: '1707.13', first: 'CITY POWER & LIGHT BILL 0098' },
  'card-statement.ofx': { count: 2, total: '230.10', first: 'Librairie & Cie' },
};

const README = readFileSync(join(FOLDER, 'README.md'), 'utf8');
const COMMAND =
  /^bursar import examples\/statements\/(\S+) --account (\S+) --create-account (?:"([^"]+)"|(\S+)) --currency ([A-Z]{3}) --commit$/gm;

/** The arguments of the commands, by file. */
const commands = new Map(
  [...README.matchAll(COMMAND)].map(([, file = '', account, quotedName, name, currency]) => [
    file,
    { account_id: account, create_account: { name: quotedName ?? name, currency } },
  ]),
);

let store: FinanceStore;
beforeAll(async () => {
  store = await openFinanceStore();
});
afterAll(() => store.drop());

it('covers every example', () => {
  const files = readdirSync(FOLDER).filter((name) => name !== 'README.md');
  expect(Object.keys(EXAMPLES).sort()).toEqual(files);
  expect([...commands.keys()].sort()).toEqual(files);
});

const inputOf = (name: string) => ({
  content_base64: readFileSync(join(FOLDER, name)).toString('base64'),
  mode: 'commit',
  ...commands.get(name),
});

it.each(Object.entries(EXAMPLES))('%s is imported exactly by its command, and only once', async (name, example) => {
  const ledger = store.ledger();
  const input = inputOf(name);
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

it('an undo leaves the ledger as it was, to the byte: of each at once, and of all in turn', async () => {
  const ledger = store.ledger();
  const steps: { readonly before: string; readonly importId: string }[] = [];
  const commit = async (name: string) => {
    const before = await exported(ledger);
    const { import_id: importId } = await ledger.call('finance_transactions_import', inputOf(name));
    expect(await exported(ledger)).not.toBe(before);
    return { before, importId };
  };
  const undo = async ({ before, importId }: { readonly before: string; readonly importId: string }) => {
    await (await ledger.administration()).undoImport(importId);
    expect(await exported(ledger)).toBe(before);
  };
  for (const name of Object.keys(EXAMPLES)) {
    await undo(await commit(name));
    steps.push(await commit(name));
  }
  for (const step of steps.reverse()) await undo(step);
});

/** What `bursar export` writes, in both of its formats. */
async function exported(ledger: TestLedger): Promise<string> {
  let text = '';
  const administration = await ledger.administration();
  for (const format of ['jsonl', 'csv'] as const) {
    await administration.exportTransactions({ format, write: (piece) => void (text += piece) });
  }
  return text;
}
