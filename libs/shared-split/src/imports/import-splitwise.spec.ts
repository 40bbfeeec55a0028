import fc from 'fast-check';

import { refusal } from '../testing/expect-refusal';
import { callsOf } from '../testing/household-calls';
import { openSplitStore, type SplitStore, type TestHousehold } from '../testing/split-store';
import { importSplitwise } from './import-splitwise';
import { MOST_BYTES, readSplitwise } from './read-splitwise';
import { splitwiseCents } from './splitwise-amount';
import { undoImport } from './undo-import';

const HEADER = 'Date,Description,Category,Cost,Currency,Elias R.,Leticia';
const people = { 'Elias R.': 'elias', Leticia: 'leticia' };
const bytes = (text: string) => new TextEncoder().encode(text);
const FILE = `Note: exported for two

${HEADER}

2025-11-03,Mercado,Groceries,100.00,BRL,50.00,-50.00
2025-11-04,"Jantar, com vinho",Dining out,100.01,BRL,-30.00,30.00
2025-11-04,"Jantar, com vinho",Dining out,100.01,BRL,-30.00,30.00
2025-12-01,Pix,Payment,12.00,BRL,-12.00,12.00
2025-12-02,Each their own,General,80.00,BRL,0.00,0.00

2025-12-31,Total balance, , ,BRL,-22.00,22.00
`;

it.each([
  ['10', 1000n],
  ['-0.5', -50n],
  ['1,234.56', 123456n],
  ['1.234,56', 123456n],
  ['1.234.567,8', 123456780n],
  ['12,3', 1230n],
  ['1,23,45', undefined],
  ['1,234', undefined],
  ['+5', undefined],
  ['', undefined],
  ['1.2.3', undefined],
])('%s is %s cents', (text, cents) => expect(splitwiseCents(text)).toBe(cents));

describe('an export of Splitwise', () => {
  let store: SplitStore;
  let home: TestHousehold;
  let calls: ReturnType<typeof callsOf>;
  beforeAll(async () => {
    store = await openSplitStore();
  });
  beforeEach(async () => {
    home = await store.household();
    calls = callsOf(home);
  });
  afterAll(() => store.drop());

  const imported = async (text: string, isPreview = false) =>
    importSplitwise(home, await readSplitwise(bytes(text)), { people, isPreview });
  const balance = async () => (await calls.balance({ through_competence_month: '2026-12' })).participants[0]?.balance;

  it('is stored once, however often it is imported, and its balance is the new one', async () => {
    const preview = await imported(FILE, true);
    expect(preview).toMatchObject({
      importId: undefined,
      purchases: 3,
      payments: 1,
      leftOut: [9],
      balanceAfter: -2200n,
    });
    expect(await balance()).toBe('0.00');
    const first = await imported(FILE);
    expect(first).toMatchObject({ sumOfFile: -2200n, statedTotal: -2200n, balanceBefore: 0n, balanceAfter: -2200n });
    expect(await balance()).toBe('-22.00');
    expect(await imported(FILE)).toMatchObject({ importId: undefined, purchases: 0, payments: 0, repeated: 4 });
    const more = await imported(FILE.replace('2025-12-02', '2025-12-03,Pão,General,4.00,BRL,2.00,-2.00\n2025-12-02'));
    expect(more).toMatchObject({ purchases: 1, repeated: 4, sumOfNewRows: 200n, balanceAfter: -2000n });
    const { items } = await calls.movements('2025-11', { details: true });
    expect(items).toMatchObject([
      {
        payer_participant_id: 'leticia',
        shares: { elias: '30.00', leticia: '70.01' },
        split_config: { type: 'exact' },
      },
      { external_id: expect.stringMatching(/^splitwise:[0-9a-f]{16}$/) },
      { payer_participant_id: 'elias', split_config: { type: 'equal' } },
    ]);
  });

  it('is taken back in one step, but for what was corrected since', async () => {
    await calls.purchase({ amount: '3.00' });
    const { importId = '' } = await imported(FILE);
    const [entry] = (await calls.movements('2025-11')).items;
    await calls.correct(entry?.id ?? '', 'replace', { description: 'Jantar' });
    expect(await undoImport(home, importId)).toEqual({ voided: 3, left: 1 });
    expect(await balance()).toBe('-28.50');
    expect(await undoImport(home, importId)).toEqual({ voided: 0, left: 4 });
    expect(await undoImport(home, '00000000-0000-0000-0000-000000000001')).toBeUndefined();
    expect(await imported(FILE)).toMatchObject({ purchases: 2, payments: 1, repeated: 1 });
  });

  it.each([
    ['three people', `${HEADER},Ana\n`, 'line 1'],
    ['one person', 'Date,Description,Category,Cost,Currency,Elias R.\n', 'line 1'],
    ['an unknown name', FILE.replace('Leticia', 'Bia'), 'the name "Bia"'],
    ['another currency', FILE.replace('12.00,BRL', '12.00,EUR'), 'line 8'],
    ['cells that do not cancel', FILE.replace('50.00,-50.00', '50.00,-49.99'), 'line 5'],
    ['a cell beyond the cost', FILE.replace('50.00,-50.00', '100.01,-100.01'), 'line 5'],
    ['an unreadable date', FILE.replace('2025-12-01', '01/12/25'), 'line 8'],
    ['a day that does not exist', FILE.replace('2025-12-01', '2025-02-30'), 'line 8'],
    ['an unreadable amount', FILE.replace('12.00,BRL', 'twelve,BRL'), 'line 8'],
    ['a row of too few cells', FILE.replace('Pix,Payment,', ''), 'line 8'],
    ['no header', 'a,b\n', 'the file'],
    ['nothing', '', 'the file'],
  ])('with %s is refused, and nothing is stored', async (_what, text, field) => {
    const { code, details } = await refusal(imported(text));
    expect([code, details['errors']]).toEqual(['INVALID_REQUEST', [{ field, rule: expect.any(String) }]]);
    expect(await balance()).toBe('0.00');
  });

  it('is refused when it is no UTF-8, or far too large', async () => {
    expect((await refusal(readSplitwise(new Uint8Array([0xff, 0xfe, 0x41])))).details).toMatchObject({
      errors: [{ field: 'the file' }],
    });
    expect((await refusal(readSplitwise(new Uint8Array(MOST_BYTES + 1)))).code).toBe('INVALID_REQUEST');
  });

  it.each([
    'Data,Descrição,Categoria,Custo,Moeda',
    'Data,Descrição,Categoria,Cost,Moeda',
    'Fecha,Descripción,Categoría,Coste,Moneda',
    'Date,Description,Catégorie,Coût,Devise',
  ])('is read in the language of %s', async (words) => {
    const text = `\ufeff${words},Elias R.,Leticia\r\n2025-11-03,Café,x,"10,50",BRL,"5,25","-5,25"\r\nSaldo total,,,,BRL,"5,25","-5,25"\r\n`;
    expect(await imported(text, true)).toMatchObject({ purchases: 1, sumOfFile: 525n, statedTotal: 525n });
  });

  const row = fc.record({
    month: fc.constantFrom('2025-11', '2025-12'),
    cost: fc.integer({ min: 1, max: 999 }),
    permille: fc.integer({ min: 0, max: 1000 }),
    isElias: fc.boolean(),
    isPayment: fc.boolean(),
    isHalf: fc.boolean(),
  });
  const cents = (amount: number) => (amount / 100).toFixed(2);

  it('changes the balance by the sum of its cells, to the cent, whatever was there before', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(row, { maxLength: 12 }), fc.integer({ min: 1, max: 99 }), async (rows, before) => {
        home = await store.household();
        calls = callsOf(home);
        await calls.purchase({ amount: cents(before), occurred_at: '2025-11-20' });
        const texts = rows.map(({ month, cost, permille, isElias, isPayment, isHalf }) => {
          const size = isHalf && cost % 2 === 0 ? cost / 2 : isPayment ? cost : Math.trunc((cost * permille) / 1000);
          const cell = isElias ? size : -size;
          return `${month}-05,Linha,${isPayment ? 'Payment' : 'x'},${cents(cost)},BRL,${cents(cell)},${cents(-cell)}`;
        });
        const result = await imported([HEADER, ...texts].join('\n'));
        expect(result.balanceAfter - result.balanceBefore).toBe(result.sumOfFile);
        expect(await imported([HEADER, ...texts].join('\n'))).toMatchObject({ purchases: 0, payments: 0 });
      }),
      { numRuns: 25 },
    );
  });
});
