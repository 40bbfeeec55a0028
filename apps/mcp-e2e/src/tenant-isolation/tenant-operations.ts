import type { Fields } from '../servers/json-rpc';

/** Calls a tool as an owner; gives the structured result, and rejects when the call is refused. */
export type Do = (tool: string, input: Fields) => Promise<Fields>;

/** What an owner has: ids and keys by what they are called in a walk. */
export type Held = Readonly<Record<string, string>>;

/** A call that has what is another's in it. Its owner succeeds with it, once all owners have tried those of the others. */
export interface Attempt {
  readonly input: Fields;
  /** The code of the refusal; left out where anybody gets an answer, which then must be about their own. */
  readonly refused?: string;
}

/** The same over REST. */
export interface RestAttempt {
  readonly path: string;
  readonly body?: Fields;
  readonly idempotencyKey?: string;
  readonly refused?: string;
}

/** All that one domain offers, tried by owners on one another. */
export interface OwnerWalk {
  /** Stores some of everything, with the mark in its texts. */
  fill(call: Do, mark: string): Promise<Held>;
  /** For every tool, in an order in which the owner can do them all. */
  readonly tools: Readonly<Record<string, (their: Held) => readonly Attempt[]>>;
  /** For every operation, such as `GET /v1/movements`. */
  readonly routes: Readonly<Record<string, (their: Held) => readonly RestAttempt[]>>;
}
