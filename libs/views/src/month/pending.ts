import type { CallToolResult } from '../tools/tool-call';
import type { MonthSummary } from './month-results';

/** The key in `_meta` under which the server tells what is still to be recorded. */
const PENDING_META = 'bursar/pending';

/** The recurring expenses that a run would record now, and the transfer with them. Amounts are reais, as text. */
export interface Pending {
  readonly count: number;
  readonly total: string;
  readonly items: readonly PendingItem[];
  readonly transfer: MonthSummary['transfer'];
}

export interface PendingItem {
  readonly recurrence_id: string;
  readonly description?: string;
  readonly amount: string;
  readonly payer_participant_id: string;
  /** `YYYY-MM-DD`. */
  readonly date: string;
}

/** What is pending in the month of a result; `undefined` when nothing is. */
export function pendingOf({ _meta }: CallToolResult): Pending | undefined {
  const told = _meta?.[PENDING_META] as (Partial<Pending> & { readonly projected?: MonthSummary }) | undefined;
  if (told?.projected?.transfer === undefined || told.count === undefined || told.total === undefined) return undefined;
  return { count: told.count, total: told.total, items: told.items ?? [], transfer: told.projected.transfer };
}
