/** The tools whose calls a chat shows for confirmation. */
export type ConfirmedTool = 'add_transaction' | 'set_bank_balance' | 'set_budget_cap' | 'add_or_update_debt';

/** A write that a chat has shown to the user and that waits for confirmation. Stored as JSON. */
export interface PendingWrite {
  readonly tool: ConfirmedTool;
  /** The tool's arguments without `user_id` and `thread_id`. */
  readonly input: Readonly<Record<string, unknown>>;
  /** The text of the confirmation request, for repeating it. */
  readonly question: string;
}
