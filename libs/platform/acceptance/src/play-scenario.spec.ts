import type { Answer, Caller } from './caller';
import { playScenario } from './play-scenario';
import { scenariosIn } from './scenario';

/** A shop that sells its three teas one by one, and says what it was asked for. */
function shop(): Caller & { readonly asked: unknown[] } {
  const asked: unknown[] = [];
  let left = 3;
  const refused = (code: string, text: string): Answer => ({
    failure: { code, text: `${code}: ${text}`, body: { code, left } },
  });
  return {
    asked,
    call: async (tool, input) => {
      asked.push([tool, input]);
      if (tool === 'ask') return { structured: input };
      if (tool === 'look') return { structured: { left, shelves: [{ id: 's1' }] } };
      if (left === 0) return refused('SOLD_OUT', 'the shelf is empty');
      if (input['pay'] !== 3) return refused('WRONG_PRICE', 'a tea is 3');
      left -= 1;
      return { structured: { sold: true, ticket: `t${left}` } };
    },
  };
}

const buy = { tool: 'buy', arguments: { pay: 3 } };
const look = { tool: 'look', arguments: {} };

async function play(...steps: unknown[]): Promise<readonly unknown[]> {
  const [scenario] = scenariosIn(JSON.stringify({ name: 'a shop', steps }));
  const caller = shop();
  if (scenario === undefined) throw new Error('no scenario');
  await playScenario(scenario, caller);
  return caller.asked;
}

/** What is told of steps that do not go as they say. */
const faultsOf = (...steps: unknown[]) =>
  play(...steps).then(
    () => [],
    (error: Error) => error.message.split('\n').slice(1),
  );

describe('a step', () => {
  it('has its answer matched', async () => {
    await play({ ...buy, expect: { structured: { sold: true } } }, { ...look, expect: { structured: { left: 2 } } });
    expect(await faultsOf({ ...look, expect: { structured: { left: 2, shelves: [] } } })).toEqual([
      'step 1, look $.left: expected 2, found 3',
      'step 1, look $.shelves: expected [], found [{"id":"s1"}]',
    ]);
  });

  it('has to succeed when it expects nothing', async () => {
    await play(buy, look);
    expect(await faultsOf(look, { tool: 'buy', arguments: {} })).toEqual([
      'step 2, buy $: refused: WRONG_PRICE: a tea is 3',
    ]);
  });

  it('has its refusal matched: code, words and body', async () => {
    const wrong = { tool: 'buy', arguments: { pay: 2 } };
    await play({ ...wrong, expect_error: { code: 'WRONG_PRICE', contains: ['tea'], structured: { left: 3 } } });
    expect(
      await faultsOf({ ...wrong, expect_error: { code: 'WRONG_PRICE', contains: ['bread'], structured: { left: 9 } } }),
    ).toEqual([
      'step 1, buy $: expected text with bread, found WRONG_PRICE: a tea is 3',
      'step 1, buy $.left: expected 9, found 3',
    ]);
    expect(await faultsOf({ ...wrong, expect_error: { code: 'PRICE' } })).toEqual([
      'step 1, buy $: expected PRICE, found WRONG_PRICE: WRONG_PRICE: a tea is 3',
    ]);
  });

  it('that should be refused and is not is a fault', async () => {
    expect(await faultsOf({ ...buy, expect_error: { code: 'SOLD_OUT' } })).toEqual([
      'step 1, buy $: expected SOLD_OUT, found {"sold":true,"ticket":"t2"}',
    ]);
  });

  it('that fails does not hide what is wrong with later ones', async () => {
    expect(
      await faultsOf(
        { ...look, expect: { structured: { left: 1 } } },
        { ...look, expect: { structured: { left: 2 } } },
      ),
    ).toEqual(['step 1, look $.left: expected 1, found 3', 'step 2, look $.left: expected 2, found 3']);
  });
});

describe('a report of capital gains', () => {
  const report = (net_gain: string) => ({ tax_years: [{ period: '2023/24', net_gain, disposals: [{}] }] });
  const playHistory = (answer: Answer, expectation: object) => {
    const [scenario] = scenariosIn(JSON.stringify({ name: 'gains', cgt_content: '', ...expectation }));
    if (scenario === undefined) throw new Error('no scenario');
    return playScenario(scenario, { call: async () => answer });
  };

  it('is compared as a report', async () => {
    await playHistory({ structured: report('1.005') }, { expect: report('1.01') });
    await expect(playHistory({ structured: report('1.004') }, { expect: report('1.01') })).rejects.toThrow(
      'step 1, calculate_report $.tax_years[0].net_gain: expected "1.01", found "1"',
    );
  });

  it('that is refused says so in any letter case, with the code as it is', async () => {
    const refused = (code: string): Answer => ({ failure: { code, text: `No rate for usd ${code}` } });
    const expectation = { expect_error: { contains: ['NO_RATE', 'USD'] } };
    await playHistory(refused('NO_RATE'), expectation);
    await expect(playHistory(refused('no_rate'), expectation)).rejects.toThrow('expected NO_RATE, found no_rate');
    await expect(playHistory(refused('NO_RATE'), { expect_error: { contains: ['NO_RATE', 'CHF'] } })).rejects.toThrow(
      'expected a word of CHF',
    );
  });
});

describe('a captured value', () => {
  it('is sent and expected by later steps', async () => {
    const asked = await play(
      { ...look, capture: { left: '$.left', shelf: '$.shelves[0].id' } },
      {
        tool: 'ask',
        arguments: { a: '$left', b: ['x-${shelf}-${T}'] },
        expect: { structured: { a: '$left', b: ['x-${shelf}-${T}'] } },
      },
    );
    expect(asked[1]).toEqual(['ask', { a: 3, b: [expect.stringMatching(/^x-s1-[0-9a-f]{8}$/)] }]);
  });

  it('that is not there ends the scenario', async () => {
    expect(
      await faultsOf({ ...look, capture: { id: '$.shelves[1].id' } }, { ...look, expect: { structured: { left: 0 } } }),
    ).toEqual(['step 1, look $.shelves[1].id: nothing to capture as id']);
  });
});

describe('a call many times at once', () => {
  it('has every answer matched', async () => {
    expect(await play({ ...buy, parallel: 3, expect: { structured: { sold: true } } })).toHaveLength(3);
    expect(await faultsOf({ ...buy, parallel: 4, expect: { structured: { sold: true } } })).toEqual([
      'step 1, buy $: refused: SOLD_OUT: the shelf is empty',
    ]);
  });

  it('has its answers compared where they should be the same', async () => {
    await play({ ...look, parallel: 3, same: ['$.left', '$.shelves'] });
    expect(await faultsOf({ ...buy, parallel: 2, same: ['$.sold', '$.ticket'] })).toEqual([
      'step 1, buy $.ticket: "t2" in one answer, "t1" in another',
    ]);
    expect(await faultsOf({ ...buy, parallel: 2, same: ['$.receipt'] })).toEqual([
      'step 1, buy $.receipt: nothing there',
    ]);
  });
});

describe('different calls at once', () => {
  const race = [buy, buy, buy, { tool: 'buy', arguments: { pay: 9 } }, buy];

  it('are counted by what came of them', async () => {
    await play({ parallel: race, expect_counts: { ok: 3, errors: { SOLD_OUT: 2 } } });
    await play({ parallel: [buy, look], expect_counts: { ok: 2, errors: {} } });
  });

  it('that come out otherwise are a fault, also with a code that nobody expected', async () => {
    expect(await faultsOf({ parallel: race, expect_counts: { ok: 4, errors: {} } })).toEqual([
      'step 1, counts $.ok: expected 4, found 3',
      'step 1, counts $.errors.SOLD_OUT: found 2, which is not expected',
    ]);
  });
});
