import { resultIfOf, resultOf } from './result-of';

const result = { structuredContent: { ok: true, data: { debts: [] } } };

it('gives the result of a tool', () => {
  expect(resultOf('get_debts', result).data?.debts).toEqual([]);
});

it.each([[undefined], [{}], [{ ok: 'yes' }], [{ ok: true, data: {} }]])(
  'refuses %j as a result of get_debts',
  (content) => {
    expect(() => resultOf('get_debts', { structuredContent: content })).toThrow(/^get_debts: .*output schema/);
  },
);

it('gives the result of a call only for the tool that was called', () => {
  const call = { tool: 'get_debts', input: {}, result } as const;
  expect(resultIfOf('get_debts', call)?.data).toEqual({ debts: [] });
  expect(resultIfOf('simulate_purchase', call)).toBeUndefined();
});
