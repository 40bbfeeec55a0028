import { Turns } from './turns';

const LONG_MILLISECONDS = 600_000;

/** Work that ends when it is told to. */
function endless() {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { work: () => ended, end };
}

describe('turns', () => {
  it('come one after the other for one name, in the order of asking, whatever comes of them', async () => {
    const turns = new Turns();
    const order: string[] = [];
    const step = (name: string) => async () => {
      order.push(`${name} begins`);
      await Promise.resolve();
      order.push(`${name} ends`);
      if (name === 'b') throw new Error(name);
      return name;
    };
    const taken = ['a', 'b', 'c'].map((name) => turns.take('key', LONG_MILLISECONDS, step(name)));
    expect(await Promise.allSettled(taken)).toEqual([
      { status: 'fulfilled', value: { result: 'a' } },
      { status: 'rejected', reason: new Error('b') },
      { status: 'fulfilled', value: { result: 'c' } },
    ]);
    expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  });

  it('are apart for different names', async () => {
    const turns = new Turns();
    const first = endless();
    const waiting = turns.take('one', LONG_MILLISECONDS, first.work);
    expect(await turns.take('other', LONG_MILLISECONDS, async () => 'done')).toEqual({ result: 'done' });
    first.end();
    await waiting;
  });

  it('are given up after the wait, and those behind still wait for the one before', async () => {
    const turns = new Turns();
    const first = endless();
    const events: string[] = [];
    const running = turns.take('key', LONG_MILLISECONDS, first.work).then(() => events.push('first'));
    const impatient = turns.take('key', 1, async () => events.push('impatient'));
    const patient = turns.take('key', LONG_MILLISECONDS, async () => events.push('patient'));
    expect(await impatient).toBeUndefined();
    expect(events).toEqual([]);
    first.end();
    await Promise.all([running, patient]);
    expect([...events].sort()).toEqual(['first', 'patient']);
    expect(await turns.take('key', 1, async () => 'free')).toEqual({ result: 'free' });
  });
});
