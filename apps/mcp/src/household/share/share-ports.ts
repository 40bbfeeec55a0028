import type { ToolResult } from '@bursar/toolkit';

import type { Person } from '../model/person';

/** An imported transaction, and what links say of it. */
export interface SharableTransaction {
  readonly id: string;
  readonly accountId: string;
  readonly currency: string;
  readonly amount: string;
  readonly description: string;
  /** `YYYY-MM-DD` */
  readonly bookedOn: string;
  readonly isTransfer: boolean;
  readonly event: readonly { readonly id: string; readonly linkId: string | null }[];
}

/** Shared expenses and the ledger within one transaction of the database: what both store is stored together or not at all. */
export interface SharingScope {
  /** The transaction, and nobody else sharing it until the end; undefined where there is none. */
  find(id: string): Promise<SharableTransaction | undefined>;
  /** The transactions of an account that are linked to shared expenses, the last one first. */
  latestShared(accountId: string): Promise<readonly { readonly id: string; readonly bookedOn: string }[]>;
  /** Calls a tool of shared expenses. */
  call(tool: string, input: object): Promise<ToolResult>;
  confirm(transactionId: string, movementId: string): Promise<string>;
  unlink(linkId: string): Promise<void>;
}

/** Runs work in one transaction; `keep` says whether its result is stored. */
export type RunSharing = <Result>(
  work: (scope: SharingScope) => Promise<Result>,
  keep: 'stored' | 'tried',
) => Promise<Result>;

/** What sharing needs to know of the household. */
export interface SharingHousehold {
  readonly people: readonly Pick<Person, 'id'>[];
  /** The currency of shared expenses. */
  readonly currency: string;
}
