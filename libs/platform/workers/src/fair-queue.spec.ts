import fc from 'fast-check';

import { FairQueue } from './fair-queue';

const LIMITS = { total: 6, ofOneOwner: 3 };

it('takes owners in turn, and an owner’s items one after the other', () => {
  const queue = new FairQueue<string>(LIMITS);
  for (const item of ['a1', 'a2', 'a3', 'b1', 'c1']) expect(queue.push(item.charAt(0), item)).toBe(true);
  expect([queue.take(), queue.take()]).toEqual(['a1', 'b1']);
  queue.finish('b');
  expect([queue.take(), queue.take(), queue.hasNext]).toEqual(['c1', undefined, false]);
  queue.finish('a');
  expect([queue.take(), queue.size]).toEqual(['a2', 1]);
});

it('is bounded, for each owner and in all', () => {
  const queue = new FairQueue<number>(LIMITS);
  const accepted = (owner: string) => [1, 2, 3, 4].map((item) => queue.push(owner, item));
  expect(accepted('a')).toEqual([true, true, true, false]);
  expect(accepted('b')).toEqual([true, true, true, false]);
  expect(accepted('c')).toEqual([false, false, false, false]);
  queue.remove('a', 2);
  expect([queue.push('c', 1), queue.size]).toEqual([true, 6]);
});

it('whatever is pushed, taken and removed: never two of an owner at once, each item once, in its owner’s order', () => {
  const steps = fc.array(
    fc.record({
      kind: fc.constantFrom('push', 'push', 'take', 'finish', 'remove'),
      owner: fc.constantFrom('a', 'b', 'c'),
    }),
    { maxLength: 60 },
  );
  fc.assert(
    fc.property(steps, (played) => {
      const queue = new FairQueue<{ readonly owner: string; readonly number: number }>(LIMITS);
      const waiting: { readonly owner: string; readonly number: number }[] = [];
      const running = new Set<string>();
      played.forEach(({ kind, owner }, number) => {
        const first = waiting.find((item) => item.owner === owner);
        if (kind === 'push') {
          const item = { owner, number };
          if (queue.push(owner, item)) waiting.push(item);
        } else if (kind === 'finish') {
          running.delete(owner);
          queue.finish(owner);
        } else if (kind === 'remove' && first !== undefined) {
          queue.remove(owner, first);
          waiting.splice(waiting.indexOf(first), 1);
        } else if (kind === 'take') {
          const item = queue.take();
          expect(item === undefined).toBe(waiting.every((one) => running.has(one.owner)));
          if (item === undefined) return;
          expect(running.has(item.owner)).toBe(false);
          expect(item).toBe(waiting.find((one) => one.owner === item.owner));
          waiting.splice(waiting.indexOf(item), 1);
          running.add(item.owner);
        }
        expect([queue.size, queue.hasNext]).toEqual([waiting.length, waiting.some((one) => !running.has(one.owner))]);
      });
    }),
  );
});
