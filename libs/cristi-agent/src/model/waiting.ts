import type { CategoryType, TransactionType } from './transaction';

/** The tools whose calls a chat shows for confirmation. */
export type ConfirmedTool =
  | 'add_transaction'
  | 'edit_transaction'
  | 'set_bank_balance'
  | 'set_budget_cap'
  | 'add_or_update_debt'
  | 'set_recurring_entry';

export type EntryField = 'amount' | 'category' | 'date' | 'type';

/** A transaction as results show it, as far as it is known. */
export interface EntryFields {
  readonly type: TransactionType;
  readonly amount_mxn_cents: number | null;
  readonly category_type: CategoryType | null;
  readonly category: string | null;
  readonly description: string | null;
  readonly date_iso: string | null;
}

/** An entry that a message has stated. */
export interface WaitingEntry {
  readonly kind: 'entry';
  /** The message's number in its chat. */
  readonly message: number | null;
  readonly fields: EntryFields;
  /** What there is to ask about it, in this order, each with the parser's reason. */
  readonly open: readonly { readonly field: EntryField; readonly reason: string | null }[];
  /** What the parser took for granted: `category: as in "veterinaria" of 2026-02-01`. */
  readonly notes: readonly string[];
}

/** Any other write. */
export interface WaitingCall {
  readonly kind: 'call';
  readonly tool: Exclude<ConfirmedTool, 'add_transaction'>;
  /** The tool's arguments without `user_id` and `thread_id`. */
  readonly input: Readonly<Record<string, unknown>>;
  /** The transaction as it is now, where it is corrected or deleted. */
  readonly previous?: EntryFields;
}

export type WaitingItem = WaitingEntry | WaitingCall;

/** What a chat has shown and what waits for a yes. Stored as JSON: amounts are integers that it carries exactly. */
export interface Waiting {
  /** Names this offer in the data of its buttons; a changed offer has another one. */
  readonly offer: string;
  /** At least one. */
  readonly items: readonly WaitingItem[];
  /** What the buttons under a question stand for, in their order, as if it were typed. */
  readonly choices: readonly string[];
}

/** A write as version 0.1 stored it. */
export interface EarlierPendingWrite {
  readonly tool: ConfirmedTool;
  readonly input: Readonly<Record<string, unknown>>;
}

/** What waits, in the present form. An earlier one has no buttons, so any name fits it. */
export function waitingOf(stored: Waiting | EarlierPendingWrite): Waiting {
  if ('items' in stored) return stored;
  const { tool, input } = stored;
  const item: WaitingItem =
    tool === 'add_transaction'
      ? { kind: 'entry', message: null, fields: input['transaction'] as EntryFields, open: [], notes: [] }
      : { kind: 'call', tool, input };
  return { offer: 'earlier', items: [item], choices: [] };
}
