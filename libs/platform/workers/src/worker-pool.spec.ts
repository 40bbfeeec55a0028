import { join } from 'node:path';

import { buildPrograms, until } from '@bursar/database/testing';
import { DomainError, type ExceededLimit, type TaskOptions } from '@bursar/toolkit';

import type * as sampleTasks from './testing/sample-tasks';
import { WorkerPool, type WorkerPoolOptions } from './worker-pool';

const program = join(buildPrograms(['testing/thread-program.ts'], __dirname), 'thread-program.js');
const pools: WorkerPool[] = [];

function open(options: Partial<WorkerPoolOptions> = {}) {
  const pool = new WorkerPool({ program, threads: 1, ...options });
  pools.push(pool);
  return { pool, tasks: pool.tasksOf<typeof sampleTasks>('sample') };
}

afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.close())));

const never = new AbortController().signal;
const refuse = (limit: ExceededLimit) => new DomainError('LIMIT', limit);
const options = (more: Partial<TaskOptions> = {}): TaskOptions => ({ owner: 'one', signal: never, refuse, ...more });

describe('a task', () => {
  it('runs in a thread that starts with it, and leaves the event loop free', async () => {
    const { pool, tasks } = open();
    expect(pool.size).toBe(0);
    const running = tasks.run('loop', 0, options({ deadlineMilliseconds: 400 }));
    let ticks = 0;
    const ticking = setInterval(() => (ticks += 1), 5);
    await expect(running).rejects.toMatchObject({ code: 'LIMIT', message: 'time' });
    clearInterval(ticking);
    expect(ticks).toBeGreaterThan(5);
    expect(await tasks.run('echo', { text: 'é', big: 3n }, options())).toEqual({ text: 'é', big: 3n });
  });

  it('moves the bytes of its result', async () => {
    const { tasks } = open();
    const result = await tasks.run('bytes', 1_000_000, options());
    expect([result.length, result[999_999]]).toEqual([1_000_000, 7]);
  });

  it('refuses as the domain does, and fails with the stack of the fault', async () => {
    const { tasks } = open();
    const refusal = await tasks.run('refuse', 'no', options()).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(DomainError);
    expect(refusal).toMatchObject({ code: 'SAMPLE', message: 'no', details: { found: 'no' } });
    const fault = (await tasks.run('crash', 'oh', options()).catch((error: unknown) => error)) as Error;
    expect(fault).toMatchObject({ name: 'TypeError', message: 'oh' });
    expect(fault.stack).toMatch(/crash/);
  });

  it('fails when its thread ends, when its input cannot be copied, and when there is no such task', async () => {
    const { tasks } = open();
    await expect(tasks.run('exit', 3, options())).rejects.toThrow('the worker thread ended');
    await expect(tasks.run('echo', () => 1, options())).rejects.toThrow(/could not be cloned/);
    await expect(tasks.run('absent' as 'echo', 1, options())).rejects.toThrow('there is no task absent of sample');
    expect(await tasks.run('echo', 1, options())).toBe(1);
  });

  it('is ended when it needs more memory than there is', async () => {
    const { tasks } = open({ memory: { maxOldGenerationSizeMb: 32 } });
    await expect(tasks.run('hoard', 0, options({ deadlineMilliseconds: 60_000 }))).rejects.toMatchObject({
      message: 'memory',
    });
    expect(await tasks.run('echo', 1, options())).toBe(1);
  });

  it('is ended when the caller goes, and not begun for one who has gone', async () => {
    const { pool, tasks } = open();
    const caller = new AbortController();
    const running = tasks.run('loop', 0, options({ signal: caller.signal }));
    const waiting = tasks.run('echo', 1, options({ signal: caller.signal }));
    await until(() => pool.size === 1);
    caller.abort(new Error('gone'));
    await expect(running).rejects.toThrow('gone');
    await expect(waiting).rejects.toThrow('gone');
    await expect(tasks.run('echo', 1, options({ signal: caller.signal }))).rejects.toThrow('gone');
    expect(await tasks.run('echo', 2, options())).toBe(2);
  });

  it('leaves its thread to the next one, unless it left it large, outside its heap too', async () => {
    const { tasks } = open();
    await tasks.run('note', 'first', options());
    await tasks.run('keep', 1_000, options());
    expect(await tasks.run('note', 'second', options())).toEqual(['first', 'second']);
    await tasks.run('keep', 300_000_000, options());
    expect(await tasks.run('note', 'third', options())).toEqual(['third']);
  });

  it('fails when the pool closes, running or waiting', async () => {
    const { pool, tasks } = open();
    const running = tasks.run('loop', 0, options());
    const waiting = tasks.run('echo', 1, options({ owner: 'other' }));
    const outcomes = Promise.allSettled([running, waiting]);
    await pool.close();
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(tasks.run('echo', 1, options())).rejects.toThrow('the server is closing');
    expect(pool.size).toBe(0);
  });
});

describe('a queue', () => {
  it('lets owners take turns', async () => {
    const { tasks } = open();
    const names = ['a1', 'a2', 'a3', 'b1'];
    const orders = await Promise.all(names.map((name) => tasks.run('note', name, options({ owner: name.charAt(0) }))));
    expect(orders.at(2)).toEqual(['a1', 'b1', 'a2', 'a3']);
  });

  it('keeps a thread for others while one owner calls and calls', async () => {
    const { tasks } = open({ threads: 2 });
    const caller = new AbortController();
    const heavy = [1, 2, 3].map(() => tasks.run('loop', 0, options({ owner: 'heavy', signal: caller.signal })));
    const outcomes = Promise.allSettled(heavy);
    expect(await tasks.run('echo', 'served', options({ owner: 'other' }))).toBe('served');
    caller.abort();
    await outcomes;
  });

  it('refuses when it is full, and what has waited too long', async () => {
    const { tasks } = open({ queue: { total: 2, ofOneOwner: 1 } });
    const running = tasks.run('loop', 0, options({ owner: 'heavy', deadlineMilliseconds: 500 }));
    const outcome = expect(running).rejects.toMatchObject({ message: 'time' });
    const waiting = tasks.run('echo', 1, options({ deadlineMilliseconds: 100 }));
    const late = expect(waiting).rejects.toMatchObject({ message: 'queue' });
    await expect(tasks.run('echo', 2, options())).rejects.toMatchObject({ message: 'queue' });
    await Promise.all([outcome, late]);
  });
});

describe('a stream', () => {
  async function read(stream: AsyncIterable<number>, most = Infinity): Promise<number[]> {
    const numbers: number[] = [];
    for await (const number of stream) {
      numbers.push(number);
      if (numbers.length >= most) break;
    }
    return numbers;
  }

  it('gives all items in order', async () => {
    const { tasks } = open();
    expect(await read(tasks.stream('count', 50, options()))).toEqual(Array.from({ length: 50 }, (_, i) => i + 1));
  });

  it('can be left at any item, and the thread is free for the next task', async () => {
    const { pool, tasks } = open();
    expect(await read(tasks.stream('count', 1_000_000_000, options()), 3)).toEqual([1, 2, 3]);
    expect(await tasks.run('echo', 1, options())).toBe(1);
    expect(pool.size).toBe(1);
  });

  it('refuses after its items, and is ended by its deadline and by its caller', async () => {
    const { tasks } = open();
    await expect(read(tasks.stream('countAndRefuse', 5, options()))).rejects.toMatchObject({ code: 'SAMPLE' });
    const timed = tasks.stream('endlessAfter', 5, options({ deadlineMilliseconds: 300 }));
    await expect(read(timed)).rejects.toMatchObject({ message: 'time' });
    const caller = new AbortController();
    const left = read(tasks.stream('endlessAfter', 5, options({ signal: caller.signal })));
    setImmediate(() => caller.abort(new Error('gone')));
    await expect(left).rejects.toThrow('gone');
  });

  it('does not count the time of a consumer', async () => {
    const { tasks } = open();
    const numbers: number[] = [];
    const deadlineMilliseconds = 1_000;
    const begun = performance.now();
    for await (const number of tasks.stream('count', 4, options({ deadlineMilliseconds }))) {
      numbers.push(number);
      if (number === 1) await until(() => performance.now() - begun > 2 * deadlineMilliseconds);
    }
    expect(numbers).toEqual([1, 2, 3, 4]);
  });
});
