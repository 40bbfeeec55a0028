import type { ChangeKind, Channel } from '../../model/journal/change-record';

/** What is known of a change before it is made. */
export interface ChangeIntent {
  readonly owner: string;
  readonly kind: ChangeKind;
  readonly via: Channel;
  /** The tool or the command. */
  readonly tool: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The place of the first transaction that an import adds; all that it adds follow. */
  readonly addsFrom?: bigint;
}
