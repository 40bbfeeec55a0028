import { setTimeout as pause } from 'node:timers/promises';

import { presentCall } from '@bursar/toolkit/call-scope';

import { DatabaseUnavailable, type UnavailableReason } from '../database-unavailable';
import type { Lender } from '../lender';
import type { SessionConnection } from '../session-connection';
import type { Isolation } from '../transaction';
import type { TransactionAttempt } from '../transaction-attempt';
import { waited } from '../connection-use';
import { ConnectionShares, type Use } from './connection-shares';
import { countEvent } from './events';
import { withFirstAnswer } from './first-answer';
import {
  answerLimit,
  commitLimit,
  isCall,
  lockTimeout,
  lookLimit,
  noteFailure,
  noteTransaction,
  noteWait,
  queueLimit,
  repeatLimit,
} from './time-limits';

const PAUSE_MILLISECONDS = 100;
/** A commit that takes longer waits for a standby, and those who wait behind it learn so. */
const SLOW_COMMIT_MILLISECONDS = 1_500;
/** What passes when another server takes over, or when the same one has started again. */
const PASSING: readonly UnavailableReason[] = ['lost', 'unreachable', 'read-only', 'busy'];

type Work<Result> = (connection: SessionConnection) => Promise<Result>;

/**
 * Connections to a server that others run, for calls that are answered in time:
 *
 * - Reads have a share of the pool to themselves, and one household's writes leave most of it to others.
 * - What failed before its commit was sent runs again on another connection, for some seconds.
 * - A commit without an answer is never repeated. Where the connection was lost, the work runs again to see whether it
 *   finds everything stored, as a repeated request with a key does; nothing that it would write is kept.
 * - What a pooler keeps waiting is given up, since the pooler does nothing of it for one who has gone.
 * - A commit that waits for a standby keeps its connection, its locks and its share, but not its caller.
 */
export class GuardedLender implements Lender<SessionConnection> {
  readonly #shares: ConnectionShares;
  /** When the commits that are under way were sent. */
  readonly #commits = new Set<{ readonly sentAt: number }>();

  constructor(
    private readonly lender: Lender<SessionConnection>,
    connections: number,
    /** Whether the server was ever reached: one that never was is not waited for. */
    private readonly wasReached: () => boolean,
  ) {
    this.#shares = new ConnectionShares(connections);
  }

  /** Pieces of work that wait for their share of the pool. */
  get pending(): number {
    return this.#shares.pending;
  }

  run<Result>(work: Work<Result>): Promise<Result> {
    const begin = () => withFirstAnswer<Result>(answerLimit(), (watched) => this.lender.run(watched(work)));
    return this.#repeated(() => this.#admitted('read', begin));
  }

  async transaction<Result>(isolation: Isolation, work: Work<Result>, given: TransactionAttempt = {}): Promise<Result> {
    const use = isolation === 'repeatable read' ? 'read' : 'write';
    const begin = (onlyIfStored?: DatabaseUnavailable) => (onCommit: () => void) => {
      const limit = isCall() && use === 'write' ? { lockTimeoutMilliseconds: lockTimeout } : {};
      const options = { ...given, ...limit, onCommit, ...(onlyIfStored && { onlyIfStored }) };
      const limitOfBegin = isCall() ? queueLimit() : undefined;
      return withFirstAnswer<Result>(limitOfBegin, (watched) =>
        this.lender.transaction(isolation, watched(work), options),
      );
    };
    try {
      return await this.#repeated(() => this.#admitted(use, begin()));
    } catch (error) {
      const isUnknown = error instanceof DatabaseUnavailable && ['unknown', 'unconfirmed'].includes(error.reason);
      if (!isUnknown) throw error;
      countEvent('unknownCommits');
      if (error.reason === 'unconfirmed' || !isCall()) throw error;
      return this.#lookUp(error, () => this.#admitted(use, begin(error)));
    }
  }

  /** What the work finds stored; throws the error that is given if it does not find everything in time. */
  async #lookUp<Result>(error: DatabaseUnavailable, look: () => Promise<Result>): Promise<Result> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => (timer = setTimeout(reject, lookLimit())));
    const looking = this.#repeated(look);
    try {
      return await Promise.race([looking, late]);
    } catch {
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Runs an attempt again while it fails without having done anything, and the server may come back. */
  async #repeated<Result>(attempt: () => Promise<Result>): Promise<Result> {
    let firstFailureAt: number | undefined;
    for (;;) {
      try {
        return await attempt();
      } catch (error) {
        if (!(error instanceof DatabaseUnavailable)) throw error;
        firstFailureAt ??= performance.now();
        const isLast = !this.#mayBeRepeated(error) || repeatLimit(firstFailureAt) <= PAUSE_MILLISECONDS;
        if (isLast) {
          noteFailure();
          throw error;
        }
        await pause(PAUSE_MILLISECONDS);
        countEvent('repeats');
      }
    }
  }

  #mayBeRepeated({ isUndone, reason }: DatabaseUnavailable): boolean {
    return isUndone && PASSING.includes(reason) && this.wasReached();
  }

  /** Runs an attempt with a share of the pool, which it keeps until it has ended, whether or not the caller still waits. */
  async #admitted<Result>(use: Use, begin: (onCommit: () => void) => Promise<Result>): Promise<Result> {
    const askedAt = performance.now();
    const release = await waited('statements', this.#shares.take(use, presentCall()?.household, queueLimit()));
    noteWait(performance.now() - askedAt);
    if (release === undefined) throw new DatabaseUnavailable(this.#waitsForStandby() ? 'standby' : 'busy');
    let commit: { readonly sentAt: number } | undefined;
    let timer: NodeJS.Timeout | undefined;
    let giveUp: (error: DatabaseUnavailable) => void = () => undefined;
    const overdue = new Promise<never>((_resolve, reject) => (giveUp = reject));
    const begunAt = performance.now();
    const attempt = begin(() => {
      commit = { sentAt: performance.now() };
      this.#commits.add(commit);
      const limit = commitLimit();
      if (use === 'write') noteTransaction(commit.sentAt - begunAt);
      if (limit !== undefined) timer = setTimeout(() => giveUp(new DatabaseUnavailable('unconfirmed')), limit);
    });
    const ended = () => {
      clearTimeout(timer);
      if (commit !== undefined) {
        this.#commits.delete(commit);
        noteWait(performance.now() - commit.sentAt);
      }
      release();
    };
    attempt.then(ended, ended);
    return Promise.race([attempt, overdue]);
  }

  #waitsForStandby(): boolean {
    const slow = performance.now() - SLOW_COMMIT_MILLISECONDS;
    return [...this.#commits].some(({ sentAt }) => sentAt < slow);
  }
}
