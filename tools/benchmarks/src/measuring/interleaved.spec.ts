import { interleaved } from './interleaved';

it('takes measures in turns, and every other round the other way round', async () => {
  const order: string[] = [];
  const measure = (name: string) => () => Promise.resolve(order.push(name));
  const taken = await interleaved(3, { a: measure('a'), b: measure('b') });
  expect(order.join('')).toBe('abbaab');
  expect(taken).toEqual({ a: [1, 4, 5], b: [2, 3, 6] });
});
