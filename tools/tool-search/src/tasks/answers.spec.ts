import { holds, referring, resolved } from './answers';

it.each([
  [{ a: 1, b: 2 }, { a: 1 }, true],
  [{ a: 1 }, { a: 1, b: 2 }, false],
  [[{ n: 1, x: 0 }, { n: 2 }], [{ n: 2 }, { n: 1 }], true],
  [[{ n: 1 }, { n: 2 }], [{ n: 1 }], false],
  [[{ n: 1 }], [{ n: 1 }, { n: 1 }], false],
  [
    [
      { n: 1, m: 1 },
      { n: 1, m: 2 },
    ],
    [{ n: 1 }, { n: 1, m: 1 }],
    true,
  ],
  [[], [], true],
  [undefined, {}, false],
])('%j holds %j: %j', (actual, expected, result) => {
  expect(holds(actual, expected)).toBe(result);
});

const ID = '9f1c2a70-0000-4000-8000-000000000001';

it('ids of earlier answers become references, which another household resolves to its own', () => {
  const input = { id: ID, name: 'pets', list: [ID] };
  const recorded = referring(input, [{ tags: [] }, { account: { id: ID } }]);
  const reference = { answer: 1, at: '/account/id' };
  expect(recorded).toEqual({ id: reference, name: 'pets', list: [reference] });
  expect(resolved(recorded, [{}, { account: { id: 'another' } }])).toEqual({
    id: 'another',
    name: 'pets',
    list: ['another'],
  });
  expect(() => resolved(recorded, [{}, {}])).toThrow('the answer 1 has nothing at /account/id');
});
