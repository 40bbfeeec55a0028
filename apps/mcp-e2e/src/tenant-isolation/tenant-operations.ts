import type { Fields } from '../servers/json-rpc';

/** Calls a tool as an owner; gives the structured result, and rejects when the call is refused. */
export type CallTool = (tool: string, input: Fields) => Promise<Fields>;

/** The ids and keys of what an owner has stored, by the names that a domain's operations use for them. */
export type StoredIds = Readonly<Record<string, string>>;

/**
 * A call with another owner's ids in it. Its owner succeeds with the same call, once all owners have tried those of the
 * others.
 */
export interface ToolOperation {
  readonly input: Fields;
  /** The error code that a caller gets; left out where every caller gets an answer, about the caller's own data. */
  readonly refused?: string;
}

/** The same over REST. */
export interface RestOperation {
  readonly path: string;
  readonly body?: Fields;
  readonly idempotencyKey?: string;
  readonly refused?: string;
}

/**
 * The operations of one domain that owners try on one another. Every tool and REST operation that writes is here; one
 * that reads is here only where the calls generated from its schema do not reach what it does.
 */
export interface TenantOperations {
  /** Stores some of everything, with the mark in its texts. */
  createFixtures(call: CallTool, mark: string): Promise<StoredIds>;
  /** By tool, in an order in which the owner can do them all. */
  readonly tools: Readonly<Record<string, (their: StoredIds) => readonly ToolOperation[]>>;
  /** By REST operation, such as `GET /v1/movements`. */
  readonly routes: Readonly<Record<string, (their: StoredIds) => readonly RestOperation[]>>;
}
