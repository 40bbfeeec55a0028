import { strToU8, zipSync } from 'fflate';

import { openFinanceStore, type FinanceStore } from '../testing/finance-store';

let store: FinanceStore;
beforeAll(async () => {
  store = await openFinanceStore();
});
afterAll(() => store.drop());

const TOOL = 'finance_transactions_import';
const NUMBERS = ['DE02120300000000202051', 'DE02500105170137075030'] as const;
const statement = (month: string, ...ibans: readonly string[]) =>
  [
    'Datum;Text;Betrag;IBAN',
    ...ibans.map((iban, index) => `1${index}.${month}.2025;Miete ${index};-${index + 1}00,00;${iban}`),
  ].join('\n');

describe('how a layout was read is remembered with the account', () => {
  it('but not that a column of accounts held one number alone', async () => {
    const ledger = store.ledger();
    await ledger.commit(statement('01', NUMBERS[0], NUMBERS[0]));
    const answer = await ledger.call(TOOL, {
      account_id: 'main',
      content: statement('02', ...NUMBERS),
      mode: 'commit',
    });
    expect(answer).toMatchObject({
      account_id: 'main',
      imported_count: 2,
      questions: [],
      accounts: [{ number: null, rows_total: 2 }],
    });
    expect(await ledger.transactions()).toHaveLength(4);
  });

  it('with what a person answered, which nobody is asked again', async () => {
    const ledger = store.ledger();
    const rows = (month: string) =>
      [
        'Date;Text;Amount',
        ...['12.50', '8.00', '40.00', '7.00', '-20.00'].map(
          (amount, day) => `2025-${month}-1${day};Shop ${day};${amount}`,
        ),
      ].join('\n');
    const input = { account_id: 'main', mode: 'commit' };
    const created = { ...input, create_account: { name: 'Main', currency: 'CHF' } };
    expect(await ledger.refusal(TOOL, { ...created, content: rows('01') })).toMatchObject({
      details: { reason: 'AMBIGUOUS', questions: [{ about: 'amounts' }] },
    });
    await ledger.call(TOOL, { ...created, content: rows('01'), amounts: 'inverted' });
    const answer = await ledger.call(TOOL, { ...input, content: rows('02') });
    expect(answer).toMatchObject({ imported_count: 5, sums: { in: '20.00', out: '-67.50' } });
    expect(answer.reading.mapping).not.toHaveProperty('sure');
  });

  it('as the last statement of a file was read, also where an earlier one was read otherwise', async () => {
    const ledger = store.ledger();
    const rows = (...days: readonly string[]) =>
      ['Date;Text;Amount', ...days.map((day, index) => `${day}/2025;Shop ${index};-1${index},50`)].join('\n');
    const archive = zipSync({
      '1.csv': strToU8(rows('02/13', '02/14')),
      '2.csv': strToU8(rows('14/03', '15/03')),
    });
    await ledger.commit(rows('13/01', '14/01'));
    const content_base64 = Buffer.from(archive).toString('base64');
    await ledger.call(TOOL, { account_id: 'main', content_base64, mode: 'commit' });
    const { reading } = await ledger.call(TOOL, { account_id: 'main', content: rows('04/05', '06/05') });
    expect(reading).toMatchObject({ mapping: { date_order: 'DMY' } });
  });
});
