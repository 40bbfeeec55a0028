import { KeyedMutex } from './keyed-mutex';

const LONG_MILLISECONDS = 600_000;

/** Work that ends when `end` is called. */
function endless() {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { work: () => ended, end };
}

describe('a keyed mutex', () => {
  it('runs work with one key in the order of arrival, also after failures', async () => {
    const mutex = new KeyedMutex();
    const order: string[] = [];
    const step = (name: string) => async () => {
      order.push(`${name} begins`);
      await Promise.resolve();
      order.push(`${name} ends`);
      if (name === 'b') throw new Error(name);
      return name;
    };
    const runs = ['a', 'b', 'c'].map((name) => mutex.runExclusive('key', LONG_MILLISECONDS, step(name)));
    expect(await Promise.allSettled(runs)).toEqual([
      { status: 'fulfilled', value: { result: 'a' } },
      { status: 'rejected', reason: new Error('b') },
      { status: 'fulfilled', value: { result: 'c' } },
    ]);
    expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  });

  it('runs work with different keys at the same time', async () => {
    const mutex = new KeyedMutex();
    const first = endless();
    const waiting = mutex.runExclusive('one', LONG_MILLISECONDS, first.work);
    expect(await mutex.runExclusive('other', LONG_MILLISECONDS, async () => 'done')).toEqual({ result: 'done' });
    first.end();
    await waiting;
  });

  it('gives up after the wait, while later work still waits for the earlier one', async () => {
    const mutex = new KeyedMutex();
    const first = endless();
    const events: string[] = [];
    const running = mutex.runExclusive('key', LONG_MILLISECONDS, first.work).then(() => events.push('first'));
    const impatient = mutex.runExclusive('key', 1, async () => events.push('impatient'));
    const patient = mutex.runExclusive('key', LONG_MILLISECONDS, async () => events.push('patient'));
    expect(await impatient).toBeUndefined();
    expect(events).toEqual([]);
    first.end();
    await Promise.all([running, patient]);
    expect([...events].sort()).toEqual(['first', 'patient']);
    expect(await mutex.runExclusive('key', 1, async () => 'free')).toEqual({ result: 'free' });
  });
});
