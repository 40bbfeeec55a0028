import { useToolResult, type CallTool, type EntryActions } from '@bursar/views/html-views';

interface Server {
  readonly callTool: CallTool;
  /** Whether the server offers a tool. */
  readonly has: (tool: string) => boolean;
}

/** Whether anything is kept under a user; undefined until that is known. A failure is told where the budget is shown. */
export function useIsKept(callTool: CallTool, user: string | undefined): boolean | undefined {
  const given = user === undefined ? undefined : { user_id: user, thread_id: 'page' };
  const entries = useToolResult(callTool, 'list_transactions', given && { ...given, limit: 1 });
  const debts = useToolResult(callTool, 'get_debts', given);
  if (user === undefined || entries.failure !== undefined || debts.failure !== undefined) return true;
  if (entries.result === undefined || debts.result === undefined) return undefined;
  return (entries.result.data?.total_count ?? 0) > 0 || (debts.result.data?.debts.length ?? 0) > 0;
}

/** A budget against the limit that is set, which the overview alone tells apart from the usual one. */
export function useStanding(
  { callTool, has }: Server,
  user: string,
  month: string,
  version: number,
): EntryActions['budget'] {
  const input = has('get_overview') ? { month } : undefined;
  const { result } = useToolResult(callTool, 'get_overview', input, undefined, version);
  if (result?.month !== month || result.unavailable.some(({ source }) => source === 'cristi-agent')) return undefined;
  const found = result.budgets.find(({ user_id: id }) => id === user);
  return { hasCap: found?.cap !== null && found !== undefined, status: found?.status ?? 'none' };
}
