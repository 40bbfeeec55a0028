import type { Caller } from './caller';
import type { Elicit } from './elicitation';
import type { OpenFolders } from './open-folders';

/** What a call knows besides its arguments. */
export interface CallContext {
  readonly caller: Caller;
  /** 32 lower-case hexadecimal digits, new for every call, also in the log. */
  readonly traceId: string;
  /** The caller's own name for the call, from a `correlation-id` header, where there are headers. */
  readonly correlationId?: string;
  /** Folders whose files arguments may name; none unless the owner opened some. */
  readonly files: OpenFolders;
  /** Aborted when the caller has gone or has cancelled. */
  readonly signal: AbortSignal;
  /** Present only where the host can show a form to a person; every tool has to work without it. */
  readonly elicit?: Elicit;
  /** Present when the caller asked for progress notifications. */
  readonly progress?: (step: Progress) => void;
}

/** How far a call is; `done` grows with every step. */
export interface Progress {
  readonly done: number;
  /** The value of `done` at the end, once that is known. */
  readonly total?: number;
  /** The same for people, without a full stop. */
  readonly message: string;
}
