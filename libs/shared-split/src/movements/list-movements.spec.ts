import { callsOf } from '../testing/household-calls';
import { openSplitStore, type SplitStore, type TestHousehold } from '../testing/split-store';

describe('listing movements', () => {
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

  const found = async (raw: Readonly<Record<string, unknown>>) =>
    (await calls.movements('2026-02', raw)).items.map(({ description }) => description);

  it('returns the given month only, and an empty page for an empty month', async () => {
    await calls.purchase({ description: 'janeiro', occurred_at: '2026-02-01T02:59:59Z' });
    await calls.purchase({ description: 'fevereiro', occurred_at: '2026-02-01T03:00:00Z' });
    await calls.purchase({ description: 'março', occurred_at: '2026-03-01' });
    expect(await found({})).toEqual(['fevereiro']);
    expect(await calls.movements('2026-04')).toEqual({ items: [], total: 0, limit: 50, offset: 0 });
  });

  it('sorts by when it happened, then by when it was stored, the newest first', async () => {
    await calls.purchase({ description: 'b, stored first', occurred_at: '2026-02-10T12:00:00-03:00' });
    await calls.purchase({ description: 'b, stored second', occurred_at: '2026-02-10T15:00:00Z' });
    await calls.purchase({ description: 'c', occurred_at: '2026-02-10T16:00:00+01:00' });
    home.time.now += 1;
    await calls.purchase({ description: 'b, stored later', occurred_at: '2026-02-10T12:00' });
    await calls.purchase({ description: 'a', occurred_at: '2026-02-10T12:00:00.001' });
    expect(await found({})).toEqual(['a', 'b, stored later', 'c', 'b, stored second', 'b, stored first']);
  });

  it('pages, and counts before paging', async () => {
    for (const day of ['01', '02', '03', '04', '05']) {
      await calls.purchase({ description: day, occurred_at: `2026-02-${day}` });
    }
    expect(await found({ limit: 2, offset: 1 })).toEqual(['04', '03']);
    const page = (raw: object) => calls.movements('2026-02', { ...raw });
    expect(await page({ limit: 2, offset: 4 })).toMatchObject({ items: [{ description: '01' }], total: 5, offset: 4 });
    expect(await page({ offset: 2_147_483_647 })).toMatchObject({ items: [], total: 5 });
  });

  it('combines filters', async () => {
    const { id } = await calls.purchase({ description: 'Mercado', amount: '50.00', external_id: 'm-1' });
    await calls.purchase({ description: 'Mercado', amount: '50.01', payer_participant_id: 'leticia' });
    await calls.refund({ description: 'Troca no mercado', amount: '50.00', original_purchase_id: id });
    expect(await found({ type: 'refund' })).toEqual(['Troca no mercado']);
    expect(await found({ amount: '050.00' })).toEqual(['Troca no mercado', 'Mercado']);
    expect(await found({ amount: '0.00' })).toEqual([]);
    expect(await found({ participant_id: 'leticia' })).toEqual(['Mercado']);
    expect(await found({ participant_id: 'nobody' })).toEqual([]);
    expect(await found({ external_id: ' m-1 ' })).toEqual(['Mercado']);
    expect(await found({ external_id: 'M-1' })).toEqual([]);
    expect(await found({ description: 'merc', amount: '50.00', type: 'purchase', participant_id: 'elias' })).toEqual([
      'Mercado',
    ]);
    expect(await calls.movements('2026-02', { description: 'mercado', limit: 1 })).toMatchObject({ total: 3 });
  });

  it.each([
    ['AÇÚCAR', ['Pão de Açúcar']],
    ['acucar', []],
    ['ac\u0327u\u0301car', ['Pão de Açúcar']],
    ['CAFE\u0301', ['Cafe\u0301 da manhã']],
    ['café', ['Cafe\u0301 da manhã']],
    ['%', ['100% algodão']],
    ['_', ['conta_luz']],
    ['\\', ['a\\b']],
    ['*', ['2*3']],
    ['0%', ['100% algodão']],
    ['1_0', []],
    ["'", ["d'água"]],
    ['🛒', ['feira 🛒']],
  ])('finds descriptions with %j in them', async (description, expected) => {
    for (const text of [
      'Pão de Açúcar',
      'Cafe\u0301 da manhã',
      '100% algodão',
      'conta_luz',
      'a\\b',
      '2*3',
      "d'água",
      'feira 🛒',
    ]) {
      await calls.purchase({ description: text });
    }
    expect(await found({ description })).toEqual(expected);
  });
});
