import { openFinanceStore, type Answer, type FinanceStore, type TestLedger } from '../testing/finance-store';
import { importLines, makeOtherViews, storeBooks, type Books, type Line } from '../testing/views-store';

let store: FinanceStore;
beforeAll(async () => {
  store = await openFinanceStore();
  await makeOtherViews(store);
});
afterAll(() => store.drop());

const household = (books: Books) => storeBooks(store, books);
const propose = (ledger: TestLedger, input: object = {}): Promise<Answer> =>
  ledger.call('finance_links_propose', input);
/** Kind, descriptions, and whether the pair is sure. */
const facts = ({ items }: Answer): string[] =>
  items.map(
    ({ kind, left, right, sure, ambiguous_with: others }: Answer) =>
      `${kind}: ${left.description} = ${right.description}: ${sure ? 'sure' : 'open'}, ${others}`,
  );
const proposed = async (books: Books) => facts(await propose(await household(books)));

describe('the same event in two views', () => {
  it('is sure where the texts agree; the bank may book a day before and up to five days after', async () => {
    expect(
      await proposed({
        bank: [
          ['2026-01-09', '-23.40', 'POS 4821 LIVRARIA DO SOL'],
          ['2026-01-20', '-80.00', 'RESTAURANTE MAR'],
          ['2026-02-02', '-12.00', 'PADARIA ALFA'],
          ['2026-02-12', '-19.00', 'CINEMA IDEAL'],
        ],
        'planifi:cash': [
          ['2026-01-10', '-23.40', 'livraria sol'],
          ['2026-01-22', '-80.00', 'restaurante mar'],
          ['2026-01-28', '-12.00', 'padaria alfa'],
          ['2026-02-06', '-19.00', 'cinema ideal'],
        ],
      }),
    ).toEqual([
      'same_event: POS 4821 LIVRARIA DO SOL = livraria sol: sure, 0',
      'same_event: PADARIA ALFA = padaria alfa: sure, 0',
    ]);
  });

  it('is a question for two equal coffees of which one was noted', async () => {
    const coffee = 'CAFE PRIMAVERA';
    const books = {
      bank: [
        ['2026-03-02', '-4.50', coffee],
        ['2026-03-04', '-4.50', coffee],
      ],
      'cristi:ana': [['2026-03-03', '-4.50', 'cafe primavera']],
    };
    expect(await proposed(books as unknown as Books)).toEqual([`same_event: ${coffee} = cafe primavera: open, 1`]);
  });

  it('is sure for two equal coffees that were both noted, each with the line that is nearest', async () => {
    const coffee = 'CAFE PRIMAVERA';
    const bank: Line[] = [
      ['2026-03-02', '-4.50', coffee],
      ['2026-03-05', '-4.50', coffee],
    ];
    const noted = (...days: string[]): Books => ({
      bank,
      'cristi:ana': days.map((day): Line => [day, '-4.50', 'cafe primavera']),
    });
    const pair = `same_event: ${coffee} = cafe primavera`;
    expect(await proposed(noted('2026-03-02', '2026-03-05'))).toEqual([`${pair}: sure, 1`, `${pair}: sure, 0`]);
    expect(await proposed(noted('2026-03-01', '2026-03-03'))).toEqual([`${pair}: open, 2`, `${pair}: open, 0`]);
    expect(await proposed(noted('2026-03-02', '2026-03-04', '2026-03-05'))).not.toContainEqual(
      expect.stringContaining('sure'),
    );
  });

  it.each([
    ['cash noted on the day on which another shop took as much', 'SHOE HOUSE ELM', 'Pizzaria Bella in cash'],
    ['cash from a machine', 'CAJERO 0042 CENTRO', 'market'],
    ['a transfer', 'UEBERWEISUNG / Transfer M. Meyer', 'rent share'],
  ])('is a question for %s', async (_, bank, noted) => {
    const books: Books = {
      bank: [
        ['2026-03-10', '-200.00', bank],
        ['2026-02-11', '-31.20', 'Pizzaria Bella'],
      ],
      'cristi:ana': [['2026-03-10', '-200.00', noted]],
    };
    expect(await proposed(books)).toEqual([`same_event: ${bank} = ${noted}: open, 0`]);
  });

  it('is a question where the words noted are those of another known payee, though the amount is rare', async () => {
    const books: Books = {
      bank: [
        ['2026-03-10', '-37.41', 'SHOE HOUSE ELM'],
        ['2026-02-11', '-31.20', 'Pizzaria Bella'],
      ],
      'cristi:ana': [['2026-03-10', '-37.41', 'pizzaria bella']],
    };
    expect(await proposed(books)).toEqual(['same_event: SHOE HOUSE ELM = pizzaria bella: open, 0']);
    // A rare amount alone proves nothing: cash of the same amount would say as much.
    const silent: Books = { ...books, 'cristi:ana': [['2026-03-10', '-37.41', 'new boots']] };
    expect(await proposed(silent)).toEqual(['same_event: SHOE HOUSE ELM = new boots: open, 0']);
  });

  it('is sure where a note adds to the name, and where a shop has a line for each of its branches', async () => {
    const books: Books = {
      bank: [
        ['2026-03-10', '-45.00', 'RESTAURANTE SOLVERA'],
        ...['LISBOA', 'PORTO', 'BRAGA', 'FARO'].flatMap((town, index): Line[] => [
          [`2026-01-1${index}`, `-1${index}.35`, `PADARIA NOVEL ${town}`],
          [`2026-01-2${index}`, `-2${index}.35`, `CINEMA ${town}`],
        ]),
      ],
      'cristi:ana': [
        ['2026-03-09', '-45.00', 'jantar solvera'],
        ['2026-01-12', '-12.35', 'novel'],
      ],
    };
    expect(await proposed(books)).toEqual([
      'same_event: PADARIA NOVEL BRAGA = novel: sure, 0',
      'same_event: RESTAURANTE SOLVERA = jantar solvera: sure, 0',
    ]);
  });

  it('is sure with a word that many shops have where nothing else is near, and a question where another shop or line fits', async () => {
    const bakeries = ['ALFA', 'BETA', 'GAMA', 'DELTA'];
    const bank = bakeries.map((name, index): Line => [`2026-03-0${index + 1}`, `-${index + 1}0.00`, `PADARIA ${name}`]);
    const noted: Books = { bank, 'cristi:ana': [['2026-03-01', '-10.00', 'padaria']] };
    expect(await proposed(noted)).toEqual(['same_event: PADARIA ALFA = padaria: sure, 0']);
    const twice: Books = { ...noted, bank: [...bank, ['2026-03-02', '-10.00', 'CINEMA IDEAL']] };
    expect(await proposed(twice)).toEqual(['same_event: PADARIA ALFA = padaria: open, 1']);
    const odd: Books = {
      bank: [...bank, ['2026-03-09', '-7.35', 'PADARIA ALFA']],
      'cristi:ana': [['2026-03-09', '-7.35', 'padaria']],
    };
    expect(await proposed(odd)).toEqual(['same_event: PADARIA ALFA = padaria: sure, 0']);
    const another: Books = { bank, 'cristi:ana': [['2026-03-01', '-10.00', 'padaria beta']] };
    expect(await proposed(another)).toEqual(['same_event: PADARIA ALFA = padaria beta: open, 0']);
  });

  it('has the days of wall times, a second before midnight and at midnight of a month', async () => {
    const ledger = await household({ 'planifi:cash': [['2026-02-27', '-23.40', 'livraria sol']] });
    const lines = [
      'date;amount;description',
      '2026-03-04 23:59:59;-23.40;LIVRARIA SOL',
      '2026-03-05 00:00:00;-23.40;LIVRARIA SOL',
    ];
    await ledger.commit(lines.join('\n'), { account_id: 'bank', create_account: { name: 'bank', currency: 'EUR' } });
    const days = { start_date: '2026-02-27', end_date: '2026-02-28' };
    const { items } = await propose(ledger, { date_range: days });
    expect(items).toMatchObject([{ left: { booked_at: '2026-03-04T23:59:59' }, sure: true, ambiguous_with: 0 }]);
    expect(await propose(ledger, { date_range: { start_date: '2026-02-28', end_date: '2026-03-31' } })).toMatchObject({
      total: 0,
    });
  });

  it('is found across the end of a month, by the day of the earlier row', async () => {
    const ledger = await household({
      bank: [['2026-02-01', '-23.40', 'LIVRARIA SOL']],
      'shared-split:elias': [['2026-01-31', '-23.40', 'Livraria Sol']],
    });
    const within = (start: string, end: string) =>
      propose(ledger, { date_range: { start_date: start, end_date: end } });
    expect(await within('2026-01-01', '2026-01-31')).toMatchObject({ total: 1, sure_count: 1 });
    expect(await within('2026-02-01', '2026-02-28')).toMatchObject({ total: 0 });
  });

  it('is one of three rows where two other views noted it, one pair after the other', async () => {
    const ledger = await household({
      bank: [['2026-03-11', '-200.00', 'Restaurante Mar']],
      'planifi:cash': [['2026-03-10', '-200.00', 'restaurante mar']],
      'cristi:ana': [['2026-03-10', '-200.00', 'restaurante mar']],
    });
    const sum = () => ledger.call('finance_transactions_sum', { view: 'all', direction: 'DEBIT_ONLY' });
    expect(await sum()).toMatchObject({ total: { amount: '-600.00' }, count: 3 });
    for (const left of [2, 1, 0]) {
      const { sure_count: sure } = await propose(ledger);
      expect(sure).toBe(Math.min(left, 1));
      if (sure === 0) continue;
      await ledger.call('finance_links_set', { confirm_sure: {}, mode: 'commit' });
    }
    expect(await sum()).toMatchObject({ total: { amount: '-200.00' }, count: 1 });
    expect(await propose(ledger, { state: 'confirmed' })).toMatchObject({ total: 2 });
  });

  it('is looked for in one currency', async () => {
    const ledger = await household({ 'planifi:cash': [['2026-03-10', '-23.40', 'livraria sol']] });
    const [account] = ['dollars'];
    await importLines(ledger, account, [['2026-03-10', '-23.40', 'LIVRARIA SOL']], { currency: 'USD' });
    expect(await propose(ledger)).toMatchObject({ total: 0 });
  });
});

describe('a transfer', () => {
  it('is sure where both texts name it and one names the other account', async () => {
    expect(
      await proposed({
        giro: [['2026-03-10', '-300.00', 'Transfer to spar']],
        spar: [['2026-03-11', '300.00', 'Transfer from giro']],
      }),
    ).toEqual(['transfer: Transfer to spar = Transfer from giro: sure, 0']);
  });

  it('is sure where both texts name it and a kind of account, which is nobody else', async () => {
    const pairs: [string, string][] = [
      ['TRASPASO A AHORRO', 'TRASPASO DE CUENTA'],
      ['TRANSFERENCIA PARA POUPANCA', 'TRANSFERENCIA DA CONTA CORRENTE'],
      ['VIREMENT VERS LIVRET', 'VIREMENT DU COMPTE COURANT'],
      ['Umbuchung auf Tagesgeld', 'Umbuchung vom Girokonto'],
    ];
    for (const [out, into] of pairs) {
      const books: Books = { one: [['2026-03-10', '-300.00', out]], two: [['2026-03-10', '300.00', into]] };
      expect(await proposed(books)).toEqual([`transfer: ${out} = ${into}: sure, 0`]);
    }
  });

  it('is a question, and says so, where a text names a transfer to somebody', async () => {
    const ledger = await household({
      one: [['2026-03-10', '-300.00', 'Transfer to Meyer']],
      two: [['2026-03-10', '300.00', 'Transfer from Silva']],
    });
    expect((await propose(ledger)).items).toMatchObject([
      {
        sure: false,
        reason:
          'The same amount out of one account and into another on the same day; a text names a transfer, but not clearly this one.',
      },
    ]);
  });

  it('is sure where both texts say nothing and nothing else could be meant', async () => {
    const books: Books = {
      giro: [['2026-03-10', '-310.00', 'Ref 00812']],
      spar: [['2026-03-11', '310.00', 'Ref 00813']],
    };
    expect(await proposed(books)).toEqual(['transfer: Ref 00812 = Ref 00813: sure, 0']);
    const more: Books = {
      ...books,
      spar: [
        ['2026-03-11', '310.00', 'Ref 00813'],
        ['2026-03-12', '310.00', 'Ref 00814'],
      ],
    };
    expect(await proposed(more)).toEqual(['transfer: Ref 00812 = Ref 00813: open, 1']);
  });

  it('is a question for rent out of one account and money of a friend into another', async () => {
    const months = ['2026-01', '2026-02', '2026-03'];
    expect(
      await proposed({
        giro: months.map((month): Line => [`${month}-03`, '-800.00', 'Rent Meyer']),
        spar: months.map((month): Line => [`${month}-04`, '800.00', 'Anna Silva']),
      }),
    ).toEqual(months.map(() => 'transfer: Rent Meyer = Anna Silva: open, 0'));
  });

  it('stays sure without words where others of its texts are confirmed already', async () => {
    const ledger = await household({
      giro: [1, 2, 3].map((month): Line => [`2026-0${month}-03`, `-31${month}.00`, `Ref 0081${month}`]),
      spar: [1, 2, 3].map((month): Line => [`2026-0${month}-04`, `31${month}.00`, `Ref 0091${month}`]),
    });
    const { items } = await propose(ledger);
    expect(items).toHaveLength(3);
    const [{ kind, left, right }] = items;
    await ledger.call('finance_links_set', { confirm: [{ kind, left: left.id, right: right.id }], mode: 'commit' });
    expect(await propose(ledger)).toMatchObject({ total: 2, sure_count: 2 });
  });

  it('is as sure without words whatever else is asked for', async () => {
    const ledger = await household({
      giro: [
        // No transfer: among the days that only refunds are looked for in, and with the same text.
        ['2026-01-20', '-55.00', 'Ref 00810'],
        ['2026-01-20', '55.00', 'Ref 00810'],
        ['2026-03-03', '-311.00', 'Ref 00811'],
      ],
      spar: [['2026-03-04', '311.00', 'Ref 00911']],
    });
    const march = { start_date: '2026-03-01', end_date: '2026-03-31' };
    const transfers = async (kinds?: string[]) => {
      const { items } = await propose(ledger, { date_range: march, ...(kinds && { kinds }) });
      return items.filter(({ kind }: { kind: string }) => kind === 'transfer');
    };
    const all = await transfers();
    expect(all).toMatchObject([{ sure: true }]);
    for (const kinds of [['transfer'], ['transfer', 'refund'], ['same_event', 'transfer']]) {
      expect(await transfers(kinds)).toEqual(all);
    }
  });

  it('is told from a refund of the same amount in its days', async () => {
    expect(
      await proposed({
        giro: [['2026-03-10', '-300.00', 'Transfer to spar']],
        card: [['2026-03-10', '300.00', 'SHOE HOUSE ELM']],
        spar: [['2026-03-11', '300.00', 'Transfer from giro']],
      }),
    ).toEqual(['transfer: Transfer to spar = Transfer from giro: sure, 1']);
  });

  it('is found on each way of a sum that three accounts pass on', async () => {
    expect(
      await proposed({
        giro: [['2026-03-10', '-500.00', 'Transfer to spar']],
        spar: [
          ['2026-03-10', '500.00', 'Transfer from giro'],
          ['2026-03-10', '-500.00', 'Transfer to depot'],
        ],
        depot: [['2026-03-10', '500.00', 'Transfer from spar']],
      }),
    ).toEqual([
      'transfer: Transfer to spar = Transfer from giro: sure, 1',
      'transfer: Transfer to depot = Transfer from spar: sure, 0',
    ]);
  });

  it('is not found between accounts that are one, and not with money in shared expenses', async () => {
    const ledger = await household({
      giro: [['2026-03-10', '-300.00', 'Transfer']],
      'planifi:main': [['2026-03-10', '300.00', 'Transfer']],
      'shared-split:elias': [['2026-03-10', '300.00', 'Transfer']],
    });
    const transfers = () => propose(ledger, { kinds: ['transfer'] });
    expect(await transfers()).toMatchObject({ total: 1, items: [{ right: { account_id: 'planifi:main' } }] });
    const same = { kind: 'same_account', left: 'planifi:main', right: 'giro' };
    await ledger.call('finance_links_set', { confirm: [same], mode: 'commit' });
    expect(await transfers()).toMatchObject({ total: 0 });
  });

  it('keeps the currencies of a statement with two of them apart', async () => {
    const ledger = await household({ giro: [['2026-03-10', '-300.00', 'Transfer to dollars']] });
    await importLines(ledger, 'dollars', [['2026-03-10', '300.00', 'Transfer from giro']], { currency: 'USD' });
    expect(await propose(ledger)).toMatchObject({ total: 0 });
  });
});

describe('a refund', () => {
  it('is sure where it is the whole amount and the only pair', async () => {
    const shoes: Line = ['2026-03-10', '-89.90', 'SHOE HOUSE ELM'];
    expect(await proposed({ giro: [shoes, ['2026-07-08', '89.90', 'SHOE HOUSE ELM']] })).toEqual([
      'refund: SHOE HOUSE ELM = SHOE HOUSE ELM: sure, 0',
    ]);
    expect(await proposed({ giro: [shoes, ['2026-03-20', '30.00', 'SHOE HOUSE ELM']] })).toEqual([
      'refund: SHOE HOUSE ELM = SHOE HOUSE ELM: open, 0',
    ]);
    for (const [day, amount] of [
      ['2026-07-09', '89.90'],
      ['2026-03-09', '89.90'],
      ['2026-03-20', '89.91'],
    ] as const) {
      expect(await proposed({ giro: [shoes, [day, amount, 'SHOE HOUSE ELM']] })).toEqual([]);
    }
  });
});

describe('one account under two ids', () => {
  it('is a question for accounts of one name and currency', async () => {
    const ledger = await household({ 'planifi:giro': [['2026-03-10', '-1.00', 'x']] });
    await importLines(ledger, 'Giro', [['2026-03-20', '-2.00', 'y']]);
    expect(await propose(ledger)).toMatchObject({
      items: [
        {
          kind: 'same_account',
          left: { id: 'Giro' },
          right: { id: 'planifi:giro', account_name: 'giro' },
          sure: false,
        },
      ],
    });
  });

  it('is a question after five events that both have', async () => {
    const days = ['2026-03-01', '2026-03-05', '2026-03-09', '2026-03-13', '2026-03-17'];
    const ledger = await household({
      bank: days.map((day, index): Line => [day, `-${index + 11}.35`, `LIVRARIA SOL ${index}`]),
      'planifi:main': days.map((day, index): Line => [day, `-${index + 11}.35`, `livraria sol`]),
    });
    await ledger.call('finance_links_set', { confirm_sure: {}, mode: 'commit' });
    expect(await propose(ledger)).toMatchObject({ items: [{ kind: 'same_account', left: { id: 'bank' } }], total: 1 });
  });
});
