import { countOperations } from './count-operations';

function loop(times: number): number {
  let sum = 0;
  for (let index = 0; index < times; index += 1) sum += index;
  return sum;
}

const counter = countOperations();
afterAll(() => counter.close());

it('counts the runs of a block', async () => {
  const operations = await counter.count(() => loop(100_000));
  expect(operations).toBeGreaterThanOrEqual(100_000);
  expect(operations).toBeLessThan(110_000);
});

it('counts what is awaited, and functions that a built-in one calls', async () => {
  const operations = await counter.count(async () => {
    await Promise.resolve();
    return Array.from({ length: 100_000 }, (_, index) => -index).filter((number) => number > 0);
  });
  expect(operations).toBeGreaterThanOrEqual(200_000);
  expect(operations).toBeLessThan(210_000);
});

it('fails as what it runs fails, and counts again', async () => {
  await expect(counter.count(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await counter.count(() => loop(1_000))).toBeGreaterThan(1_000);
});
