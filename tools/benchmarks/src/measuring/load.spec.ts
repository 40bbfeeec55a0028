import { load, together } from './load';
import { percentile } from './statistics';

it('finds what so many of a hundred values stay within', () => {
  const values = Array.from({ length: 200 }, (_, index) => 200 - index);
  expect(percentile(values, 99)).toBe(198);
  expect(percentile(values, 100)).toBe(200);
  expect(percentile([7], 99)).toBe(7);
});

it('counts every write, and lets no more clients write at once than there are', async () => {
  let [running, most, calls] = [0, 0, 0];
  const figures = await load(4, 0.05, async () => {
    most = Math.max(most, ++running);
    await new Promise((resolve) => setTimeout(resolve, 1));
    running -= 1;
    calls += 1;
  });
  expect(running).toBe(0);
  expect(most).toBe(4);
  expect(figures.calls).toBe(calls);
});

it('has no figures when a write fails', async () => {
  await expect(load(2, 1, () => Promise.reject(new Error('429')))).rejects.toThrow('429');
});

it('adds rounds up, and hides no slow one', () => {
  const round = (calls: number, p99Milliseconds: number) => ({ calls, seconds: 2, p99Milliseconds });
  expect(together([round(100, 5), round(50, 9)])).toEqual({ calls: 150, seconds: 4, p99Milliseconds: 9 });
});
