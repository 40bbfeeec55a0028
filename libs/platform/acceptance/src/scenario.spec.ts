import { scenariosIn } from './scenario';

const step = { tool: 'count', arguments: {} };
const read = (file: unknown) => scenariosIn(JSON.stringify(file));

describe('a case file', () => {
  it('is one scenario or a list of them', () => {
    const scenario = { name: 'one', fresh: true, env: { KEY: 'x' }, steps: [step] };
    expect(read(scenario)).toEqual([scenario]);
    expect(read({ scenarios: [scenario, { name: 'two', steps: [step] }] })).toEqual([
      scenario,
      { name: 'two', steps: [step] },
    ]);
  });

  it('is a list of texts to be parsed, each at its own moment or the usual one', () => {
    const vectors = [
      { text: 'tea 20', expect: { amount: 20 } },
      { text: 'tea 30', now_iso: '2026-03-01T00:00:00Z', expect: { amount: 30 } },
    ];
    const scenarios = read({ now_iso: '2026-02-01T00:00:00Z', vectors });
    expect(scenarios.map(({ name }) => name)).toEqual(['tea 20', 'tea 30']);
    expect(scenarios[0]?.steps).toMatchObject([
      {
        tool: 'parse_transaction_from_text',
        arguments: { text: 'tea 20', now_iso: '2026-02-01T00:00:00Z' },
        expect: { structured: { ok: true, data: { amount: 20 } } },
      },
    ]);
    expect(scenarios[1]?.steps).toMatchObject([{ arguments: { now_iso: '2026-03-01T00:00:00Z' } }]);
  });

  it('is a history of trades with its report, or with the refusal to make one', () => {
    const history = { name: 'gains', source: 'own', cgt_content: '2024-01-15 BUY VOD 1 @ 1', year: 2024 };
    const input = { cgt_content: history.cgt_content, year: 2024 };
    const call = { tool: 'calculate_report', arguments: input };
    expect(read({ ...history, expect: { holdings: [] } })).toEqual([
      { name: 'gains', steps: [{ ...call, report: { holdings: [] } }] },
    ]);
    expect(read({ ...history, expect_error: { contains: ['NO_RATE', 'USD'] } })).toEqual([
      { name: 'gains', steps: [{ ...call, expect_error: { code: 'NO_RATE' }, texts: ['NO_RATE', 'USD'] }] },
    ]);
  });

  it.each([
    ['a word nobody knows', { name: 'one', steps: [step], only: true }],
    ['a step with an expectation nobody knows', { name: 'one', steps: [{ ...step, expects: {} }] }],
    ['a step without a tool', { name: 'one', steps: [{ arguments: {} }] }],
    ['no steps', { name: 'one', steps: [] }],
    ['a race that expects nothing', { name: 'one', steps: [{ parallel: [step] }] }],
    ['a history that expects nothing', { name: 'one', cgt_content: '' }],
    ['something else', []],
  ])('with %s throws', (_fault, file) => {
    expect(() => read(file)).toThrow();
  });
});
