import { openFinanceStore, type Answer, type FinanceStore, type TestLedger } from '../testing/finance-store';
import { importLines, makeOtherViews, storeBooks, type Books } from '../testing/views-store';

let store: FinanceStore;
beforeAll(async () => {
  store = await openFinanceStore();
  await makeOtherViews(store);
});
afterAll(() => store.drop());

const household = (books: Books) => storeBooks(store, books);
const propose = (ledger: TestLedger, input: object = {}): Promise<Answer> =>
  ledger.call('finance_links_propose', input);
const set = (ledger: TestLedger, input: object): Promise<Answer> =>
  ledger.call('finance_links_set', { mode: 'commit', ...input });

const LUNCH: Books = {
  giro: [
    ['2026-03-11', '-200.00', 'RESTAURANTE MAR ALTO'],
    ['2026-03-20', '-1000.00', 'Transfer to spar'],
  ],
  spar: [['2026-03-20', '1000.00', 'Transfer from giro']],
  'planifi:cash': [['2026-03-10', '-200.00', 'restaurante mar alto']],
  'cristi:ana': [['2026-03-10', '-200.00', 'mar alto']],
};

describe('one lunch in three ledgers and money moved to savings', () => {
  const sum = (ledger: TestLedger, direction: string, input: object = {}) =>
    ledger.call('finance_transactions_sum', { view: 'all', direction, ...input });

  it('are spending of the lunch alone once their links are confirmed, and as stored on request', async () => {
    const ledger = await household(LUNCH);
    expect(await sum(ledger, 'DEBIT_ONLY')).toMatchObject({ total: { amount: '-1600.00' }, count: 4 });
    expect(await sum(ledger, 'CREDIT_ONLY')).toMatchObject({ total: { amount: '1000.00' }, count: 1 });
    for (const confirmed_count of [2, 1]) {
      expect(await set(ledger, { confirm_sure: {} })).toMatchObject({ confirmed_count });
    }
    expect(await sum(ledger, 'DEBIT_ONLY')).toMatchObject({ total: { amount: '-200.00' }, count: 1 });
    expect(await sum(ledger, 'CREDIT_ONLY')).toMatchObject({ total: { amount: '0.00' }, count: 0 });
    const rows = { count_as: 'rows' };
    expect(await sum(ledger, 'DEBIT_ONLY', rows)).toMatchObject({ total: { amount: '-1600.00' }, count: 4 });
    expect(await sum(ledger, 'CREDIT_ONLY', rows)).toMatchObject({ total: { amount: '1000.00' }, count: 1 });
    for (const view of ['imported', 'planifi', 'cristi']) {
      const amount = '-200.00';
      expect(await sum(ledger, 'DEBIT_ONLY', { view })).toMatchObject({ total: { amount }, count: 1 });
    }
    expect(await sum(ledger, 'ALL', { account_id: 'spar' })).toMatchObject({ total: { amount: '1000.00' } });
  });
});

describe('what is sure when it is confirmed', () => {
  it('is what the rows are by then, and not what was proposed before', async () => {
    const books: Books = {
      giro: [['2026-03-11', '-200.00', 'MAR ALTO']],
      'cristi:ana': [['2026-03-10', '-200.00', 'mar alto']],
    };
    const ledger = await household(books);
    const sure = { confirm_sure: {} };
    const alter = (amount: string) =>
      store.database.run(
        (connection) => connection.query`update others.entries set amount = ${amount} where owner = ${ledger.owner}`,
      );
    expect(await propose(ledger)).toMatchObject({ sure_count: 1 });
    await alter('-201.00');
    expect(await set(ledger, { ...sure, mode: 'preview' })).toMatchObject({ confirmed_count: 0 });
    expect(await set(ledger, sure)).toMatchObject({ confirmed_count: 0, change_id: null });
    await alter('-200.00');
    expect(await set(ledger, { ...sure, mode: 'preview' })).toMatchObject({ confirmed_count: 1 });
    expect(await set(ledger, sure)).toMatchObject({ confirmed_count: 1 });
    expect(await set(ledger, sure)).toMatchObject({ confirmed_count: 0, change_id: null });
  });
});

describe('a link whose row of another domain is gone', () => {
  it('is stale, counts for nothing, and can be removed', async () => {
    const ledger = await household(LUNCH);
    await set(ledger, { confirm_sure: { kinds: ['same_event'] } });
    const sum = () => ledger.call('finance_transactions_sum', { view: 'all', direction: 'DEBIT_ONLY' });
    expect(await sum()).toMatchObject({ total: { amount: '-1400.00' } });
    const { items } = await propose(ledger, { state: 'confirmed' });
    expect(items[0]).not.toHaveProperty('stale');
    const [{ link_id, left, right }] = items;
    const own = right.id.slice(right.id.indexOf(':') + 1);
    await store.database.run(
      (connection) => connection.query`
      delete from others.entries where owner = ${ledger.owner} and id = ${own}`,
    );
    const stale = await propose(ledger, { state: 'confirmed' });
    expect(stale.items).toMatchObject([{ link_id, left: { id: left.id }, right: { id: right.id }, stale: true }]);
    expect(stale.items[0].right).toEqual({ id: right.id });
    expect(await sum()).toMatchObject({ total: { amount: '-1400.00' }, count: 3 });
    const found = await ledger.call('finance_transactions_search', {
      account_id: 'giro',
      details: true,
      search: 'mar alto',
    });
    expect(found.items).toMatchObject([{ links: [] }]);
    // The other note of the lunch is free to be proposed for it.
    expect(await propose(ledger, { kinds: ['same_event'] })).toMatchObject({ total: 1, sure_count: 1 });
    expect(await set(ledger, { remove: [link_id] })).toMatchObject({ removed_count: 1 });
    expect(await propose(ledger, { state: 'confirmed' })).toMatchObject({ total: 0 });
  });
});

describe('what cannot be linked', () => {
  let ledger: TestLedger;
  let idOf: (description: string) => string;
  beforeAll(async () => {
    ledger = await household({
      giro: [
        ['2026-03-01', '-50.00', 'one'],
        ['2026-03-02', '-50.00', 'two'],
        ['2026-03-03', '50.00', 'three'],
      ],
      spar: [
        ['2026-03-04', '50.00', 'four'],
        ['2026-03-05', '49.99', 'five'],
      ],
      'planifi:cash': [['2026-03-01', '-50.00', 'six']],
      'cristi:ana': [
        ['2026-03-01', '50.00', 'seven'],
        ['2026-03-01', '-50.00', 'eight'],
      ],
    });
    await importLines(ledger, 'dollars', [['2026-03-01', '-50.00', 'nine']], { currency: 'USD' });
    const { items } = await ledger.call('finance_transactions_search', { view: 'all', limit: 500 });
    const ids = new Map(items.map(({ description, id }: Answer) => [description, id]));
    idOf = (description) => String(ids.get(description) ?? description);
    for (const [kind, left, right] of [
      ['same_event', 'one', 'six'],
      ['transfer', 'one', 'four'],
    ] as const) {
      await set(ledger, { confirm: [{ kind, left: idOf(left), right: idOf(right) }] });
    }
  });

  it.each([
    ['same_event', 'one', 'two', 'SAME_VIEW'],
    ['same_event', 'two', 'six', 'ALREADY_LINKED'],
    ['same_event', 'nine', 'eight', 'CURRENCY'],
    ['same_event', 'two', 'seven', 'SIGNS'],
    ['transfer', 'two', 'three', 'SAME_ACCOUNT'],
    ['transfer', 'two', 'five', 'AMOUNTS_DIFFER'],
    ['transfer', 'two', 'nine', 'SIGNS'],
    ['transfer', 'one', 'four', undefined],
    ['transfer', 'two', 'four', 'ALREADY_LINKED'],
    ['refund', 'two', 'four', 'ACCOUNTS_DIFFER'],
    ['refund', 'one', 'two', 'SIGNS'],
    ['same_account', 'giro', 'dollars', 'CURRENCY'],
    ['same_account', 'giro', 'giro', 'SAME_ACCOUNT'],
  ])('%s of %s and %s: %s, in either order and with all else of the call', async (kind, one, other, reason) => {
    const pairs = [
      { kind, left: idOf(one), right: idOf(other) },
      { kind, left: idOf(other), right: idOf(one) },
    ];
    if (reason === undefined) {
      expect(await set(ledger, { confirm: pairs })).toMatchObject({
        confirmed_count: 0,
        unchanged_count: 2,
        change_id: null,
      });
      return;
    }
    const before = await propose(ledger, { state: 'confirmed' });
    for (const pair of pairs) {
      const confirm = [{ kind: 'transfer', left: idOf('nine'), right: idOf('three') }, pair];
      expect(await ledger.refusal('finance_links_set', { confirm, mode: 'commit' })).toMatchObject({
        code: 'VALIDATION_ERROR',
        details: { reason },
      });
    }
    expect(await propose(ledger, { state: 'confirmed' })).toEqual(before);
  });

  it('is what nothing has: rows, accounts, and links', async () => {
    const unknown = [
      { confirm: [{ kind: 'transfer', left: idOf('two'), right: '999999' }] },
      { reject: [{ kind: 'same_event', left: 'planifi:none', right: idOf('two') }] },
      { confirm: [{ kind: 'same_account', left: 'giro', right: 'nowhere' }] },
      { remove: ['link-999'] },
    ];
    for (const input of unknown) {
      expect(await ledger.refusal('finance_links_set', { ...input, mode: 'commit' })).toMatchObject({
        code: 'NOT_FOUND',
      });
    }
  });
});

describe('a rejected pair', () => {
  it('is not proposed again until it is removed; repeated it is unchanged', async () => {
    const ledger = await household({ giro: LUNCH['giro'] ?? [], spar: LUNCH['spar'] ?? [] });
    const { items } = await propose(ledger);
    const [{ kind, left, right }] = items;
    const reject = [{ kind, left: left.id, right: right.id }];
    expect(await set(ledger, { reject })).toMatchObject({ rejected_count: 1 });
    expect(await set(ledger, { reject })).toMatchObject({ rejected_count: 0, unchanged_count: 1, change_id: null });
    expect(await propose(ledger)).toMatchObject({ total: 0 });
    const rejected = await propose(ledger, { state: 'rejected' });
    expect(await set(ledger, { remove: [rejected.items[0].link_id] })).toMatchObject({ removed_count: 1 });
    expect(await propose(ledger)).toMatchObject({ total: 1 });
  });
});

describe('what one call says of pairs that have to do with one another', () => {
  const all = (items: readonly Answer[], kind: string) =>
    items.filter((item) => item.kind === kind).map(({ left, right }) => ({ kind, left: left.id, right: right.id }));

  it('confirms all that is sure but for what it rejects', async () => {
    const ledger = await household(LUNCH);
    const reject = all((await propose(ledger)).items, 'same_event');
    for (const mode of ['preview', 'commit']) {
      const input = { confirm_sure: {}, reject, mode };
      expect(await set(ledger, input)).toMatchObject({ rejected_count: 1, confirmed_count: 1 });
    }
    expect(all((await propose(ledger, { state: 'rejected' })).items, 'same_event')).toEqual(reject);
    expect(all((await propose(ledger, { state: 'confirmed' })).items, 'transfer')).toHaveLength(1);
  });

  it('confirms one of two sure proposals that say the same: a refund that two views have', async () => {
    const refunded = [
      ['2026-03-01', '-51.30', 'LIVRARIA SOL'],
      ['2026-03-11', '51.30', 'LIVRARIA SOL'],
    ] as const;
    const ledger = await household({ giro: refunded, 'planifi:cash': refunded });
    expect(await propose(ledger)).toMatchObject({ total: 4, sure_count: 4 });
    expect(await set(ledger, { confirm_sure: {} })).toMatchObject({ confirmed_count: 3 });
    expect(await propose(ledger)).toMatchObject({ total: 0 });
    const sum = await ledger.call('finance_transactions_sum', { view: 'all', direction: 'DEBIT_ONLY' });
    expect(sum).toMatchObject({ total: { amount: '0.00' }, count: 2 });
  });

  it('is refused where it confirms and rejects the same pair, in either order', async () => {
    const ledger = await household(LUNCH);
    const [pair] = all((await propose(ledger)).items, 'same_event');
    const reject = [{ kind: 'same_event', left: pair?.right, right: pair?.left }];
    expect(await ledger.refusal('finance_links_set', { confirm: [pair], reject, mode: 'commit' })).toMatchObject({
      code: 'VALIDATION_ERROR',
      details: { field: 'reject' },
    });
    expect(await propose(ledger, { state: 'rejected' })).toMatchObject({ total: 0 });
  });

  it('confirms another row in place of one that it rejects', async () => {
    const ledger = await household(LUNCH);
    const { items } = await ledger.call('finance_transactions_search', { account_id: 'giro' });
    const [transfer, lunch] = items.map(({ id }: Answer) => id);
    const pair = (left: string, right: string) => ({ kind: 'same_event', left, right });
    const wrong = [pair(lunch, 'planifi:cash-1')];
    await set(ledger, { confirm: wrong });
    const confirm = [pair(transfer, 'planifi:cash-1'), pair(lunch, 'cristi:ana-1')];
    expect(await ledger.refusal('finance_links_set', { confirm })).toMatchObject({
      details: { reason: 'ALREADY_LINKED' },
    });
    const input = { confirm, reject: wrong };
    expect(await set(ledger, input)).toMatchObject({ confirmed_count: 2, rejected_count: 1 });
  });
});

describe('two owners with the same rows', () => {
  it('see and change nothing of each other', async () => {
    const more: Books = {
      depot: [['2026-03-21', '12.00', 'dividend']],
      'planifi:wallet': [['2026-03-21', '12.00', 'found']],
    };
    const [one, other] = [await household({ ...LUNCH, ...more }), await household(LUNCH)];
    const before = await propose(other);
    await set(one, { confirm_sure: {} });
    const { items } = await propose(one, { state: 'confirmed' });
    expect(await propose(other)).toEqual(before);
    expect(await propose(other, { state: 'confirmed' })).toMatchObject({ total: 0 });
    const sum = await other.call('finance_transactions_sum', { view: 'all', direction: 'DEBIT_ONLY' });
    expect(sum).toMatchObject({ count: 4 });
    const { items: rows } = await one.call('finance_transactions_search', { account_id: 'depot' });
    for (const input of [
      { remove: [items[0].link_id] },
      { confirm: [{ kind: 'same_event', left: rows[0].id, right: 'cristi:ana-1' }] },
      { confirm: [{ kind: 'same_event', left: '1', right: 'planifi:wallet-1' }] },
      { confirm: [{ kind: 'same_account', left: 'giro', right: 'depot' }] },
    ]) {
      const refused = await other.refusal('finance_links_set', { ...input, mode: 'commit' });
      expect(refused).toMatchObject({ code: 'NOT_FOUND' });
    }
    expect(await propose(one, { state: 'confirmed' })).toMatchObject({ total: 2 });
  });
});
