import { followCalls, inCall } from '@bursar/toolkit/call-scope';
import fc from 'fast-check';

import {
  answerLimit,
  commitLimit,
  lockTimeout,
  lookLimit,
  noteFailure,
  noteTransaction,
  noteWait,
  queueLimit,
  repeatLimit,
} from './time-limits';

/** Milliseconds in which a call is answered, with some left for all that is not waiting. */
const LONGEST_CALL = 14_600;

beforeAll(followCalls);

let now = 0;
beforeEach(() => {
  now = 1_000_000;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => jest.restoreAllMocks());

/** Waits for a part of a limit, from nothing to all of it. */
const wait = (part: number, limit: number | undefined) => (now += part * (limit ?? 0));
const part = () => fc.constantFrom(0, 0.2, 0.7, 0.99, 1);

/** One attempt: a share of the pool, a connection and its first answer, a lock. */
function begin([share, connection, lock]: readonly [number, number, number]): void {
  wait(share, queueLimit());
  wait(connection, queueLimit());
  wait(2 * lock, lockTimeout());
}

const attempts = () => fc.array(fc.tuple(part(), part(), part()), { minLength: 1, maxLength: 20 });

/** Attempts until one is not repeated any more. */
function repeat(tries: readonly (readonly [number, number, number])[]): void {
  let firstFailureAt: number | undefined;
  for (const one of tries) {
    begin(one);
    firstFailureAt ??= now;
    if (repeatLimit(firstFailureAt) <= 0) return;
  }
}

it('a call has its answer in time, whatever its transaction waits for', () => {
  fc.assert(
    fc.property(attempts(), part(), part(), (tries, commit, look) => {
      now = 1_000_000;
      inCall('a', () => {
        repeat(tries);
        wait(commit, commitLimit());
        wait(look, lookLimit());
      });
      expect(now - 1_000_000).toBeLessThanOrEqual(LONGEST_CALL);
    }),
  );
});

it('a call to which the database has failed has its answer in time, also when it asks for something again', () => {
  fc.assert(
    fc.property(part(), part(), (share, answer) => {
      now = 1_000_000;
      inCall('a', () => {
        wait(1, answerLimit());
        noteFailure();
        wait(share, inCall('b', queueLimit));
        wait(answer, answerLimit());
      });
      expect(now - 1_000_000).toBeLessThanOrEqual(LONGEST_CALL);
    }),
  );
});

it('a call of several transactions has its answer in time, whatever each of them waits for', () => {
  const noted = (note: (milliseconds: number) => void, part: number, limit: number | undefined) => {
    wait(part, limit);
    note(part * (limit ?? 0));
  };
  const transactions = fc.array(fc.tuple(part(), part(), part()), { minLength: 2, maxLength: 3 });
  fc.assert(
    fc.property(transactions, part(), (each, look) => {
      now = 1_000_000;
      inCall('a', () => {
        for (const [share, lock, commit] of each) {
          noted(noteWait, share, queueLimit());
          const held = 2 * lock * lockTimeout();
          now += held;
          const limit = commitLimit();
          noteTransaction(held);
          noted(noteWait, commit, limit);
        }
        wait(look, lookLimit());
      });
      expect(now - 1_000_000).toBeLessThanOrEqual(LONGEST_CALL);
    }),
  );
});

it('a call that has worked for long still gets a lock, a connection and the time for its commit', () => {
  inCall('a', () => {
    now += 60_000;
    expect([queueLimit(), lockTimeout(), commitLimit(), answerLimit()]).toEqual([1_000, 300, 2_500, 2_500]);
  });
});

it('a call that has waited for its turn and then worked for long still gets the time for its commit', () => {
  inCall('a', () => {
    noteWait(5_000);
    now += 65_000;
    expect(commitLimit()).toBe(2_500);
    // What it has waited for until then counts for what comes next.
    noteTransaction(60_000);
    expect(commitLimit()).toBe(120);
  });
});

it('what nobody waits for is patient, and never repeated', () => {
  expect([queueLimit(), commitLimit(), answerLimit(), repeatLimit(now)]).toEqual([30_000, undefined, undefined, 0]);
});
