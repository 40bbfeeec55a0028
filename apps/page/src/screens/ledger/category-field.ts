import { useToolResult } from '@bursar/views/html-views';

import { useChanges } from '../../changes/changes';
import type { Field } from '../../forms/fields';
import type { LedgerContext } from './ledger-changes';

/** The names of the categories there are. */
export function useCategoryNames({ callTool }: LedgerContext): readonly string[] {
  const { version } = useChanges();
  const { result } = useToolResult(callTool, 'finance_categories_list', {}, undefined, version);
  return result?.items.map(({ name }) => name) ?? [];
}

export function categoryField(name: string, label: string, suggestions: readonly string[]): Field {
  return { kind: 'text', name, label, longest: 200, isOptional: true, suggestions };
}
