import type { Disposal, ReportResult } from '../contract/gains-result';
import type { CallTool, ToolInput } from '../contract/tool-call';
import { useLoaded } from '../state/use-loaded';

/** The history that a call was about, as the report's arguments name it; undefined where the call named none. */
export function historyIn({ cgt_content: content, cgt_path: path }: ToolInput): ToolInput | undefined {
  if (content !== undefined) return { cgt_content: content };
  return path === undefined ? undefined : { cgt_path: path };
}

/** What else the history holds; nothing until it has come, and nothing where it cannot be had. */
export function useHistory(callTool: CallTool, input: ToolInput) {
  const { result } = useLoaded<ReportResult>(callTool, 'calculate_report', historyIn(input));
  const disposals: readonly Disposal[] = result?.tax_years.flatMap((year) => year.disposals ?? []) ?? [];
  return { disposals, transactions: result?.transactions ?? [] };
}
