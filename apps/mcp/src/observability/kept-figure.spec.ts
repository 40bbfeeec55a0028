import { keptFigure } from './kept-figure';

it('is found again once it is too old, and nobody waits for that', async () => {
  let now = 0;
  const found: { readonly resolve: (figure: number) => void; readonly reject: (error: Error) => void }[] = [];
  const find = () => new Promise<number>((resolve, reject) => found.push({ resolve, reject }));
  const figure = keptFigure(find, 30, () => now);
  const first = figure();
  found[0]?.resolve(1);
  expect(await first).toBe(1);
  now = 30;
  expect(await figure()).toBe(1);
  expect(found).toHaveLength(1);
  now = 31;
  expect([await figure(), await figure()]).toEqual([1, 1]);
  expect(found).toHaveLength(2);
  found[1]?.reject(new Error('away'));
  await expect(Promise.resolve().then(figure)).rejects.toThrow('away');
  now = 62;
  await expect(figure()).rejects.toThrow('away');
  found[2]?.resolve(3);
  expect(await Promise.resolve().then(figure)).toBe(3);
});
