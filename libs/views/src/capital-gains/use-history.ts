import { useToolResult } from '../hooks/use-tool-result';
import type { CallTool, ToolInput } from '../tools/tool-call';
import type { Disposal, ReportTransaction } from './capital-gains-results';

/** The arguments that name the history of a call; undefined if the call has none. */
export function historyIn({ cgt_content: content, cgt_path: path, cover }: ToolInput): ToolInput | undefined {
  const covered = cover === undefined ? {} : { cover };
  if (content !== undefined) return { cgt_content: content, ...covered };
  return path === undefined ? undefined : { cgt_path: path, ...covered };
}

/** The disposals and transactions of a history; empty until it is loaded, and when it cannot be loaded. */
export function useHistory(callTool: CallTool, input: ToolInput) {
  const { result } = useToolResult(callTool, 'calculate_report', historyIn(input));
  const disposals: readonly Disposal[] = result?.tax_years.flatMap((year) => year.disposals ?? []) ?? [];
  const transactions: readonly ReportTransaction[] = result?.transactions ?? [];
  return { disposals, transactions };
}
