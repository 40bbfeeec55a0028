import { useCallback, useLayoutEffect, useRef, useState } from 'preact/hooks';

import { useLanguage } from '../language/language-context';
import type { ToolResults } from '../results/generated/tool-results';
import { resultOf } from '../results/result-of';
import type { CallTool, ToolInput } from '../tools/tool-call';
import { callToolOrThrow } from './call-tool-or-throw';

/** A tool that returns a list in pages, by `limit` and `offset`. */
type ListTool = 'finance_transactions_search' | 'list_movements' | 'list_recurrences' | 'list_transactions';

type ItemOf<Tool extends ListTool> = Tool extends 'list_transactions'
  ? NonNullable<ToolResults['list_transactions']['data']>['transactions'][number]
  : ToolResults[Exclude<Tool, 'list_transactions'>]['items'][number];

export interface Page<Item> {
  readonly items: readonly Item[];
  /** The number of items on all pages, if known. */
  readonly total: number | null;
}

/** The items loaded so far; while the first page of a new input loads, those of the input before. */
export interface PaginatedList<Item> extends Page<Item> {
  readonly isLoading: boolean;
  readonly failure: string | undefined;
  /** Loads the next page, or tries again after a failure. */
  readonly loadMore: () => void;
}

/** A list that starts over when its input changes. */
export interface RestartingList<Item> extends PaginatedList<Item> {
  /** It is the first page of a new input that loads. */
  readonly isStarting: boolean;
}

/** Page sizes: a short first page to look at, longer ones after that. */
interface PageLimits {
  readonly first: number;
  readonly next: number;
}

interface ListState<Item> extends Page<Item> {
  readonly key: string;
  readonly isLoading: boolean;
  readonly failure: string | undefined;
}

/**
 * Loads a list page by page and starts over when the input changes; `given` is the first page of the first input. Another version
 * loads the items again that are shown, as far as they fit one page.
 */
export function usePaginatedList<Tool extends ListTool>(
  callTool: CallTool,
  tool: Tool,
  input: ToolInput,
  { first, next }: PageLimits,
  given?: Page<ItemOf<Tool>>,
  version: string | number = 0,
): RestartingList<ItemOf<Tool>> {
  const language = useLanguage();
  const key = JSON.stringify({ input, version });
  const [state, setState] = useState<ListState<ItemOf<Tool>> | undefined>(
    given && { ...given, key, isLoading: false, failure: undefined },
  );
  const current = useRef(given === undefined ? undefined : key);
  const load = useCallback(
    async (before: Page<ItemOf<Tool>>, atLeast = 0) => {
      current.current = key;
      const settle = (page: Page<ItemOf<Tool>>, failure?: string) => {
        if (current.current === key) setState({ ...page, key, isLoading: false, failure });
      };
      const offset = before.items.length;
      if (offset > 0) setState({ ...before, key, isLoading: true, failure: undefined });
      try {
        const limit = offset === 0 ? Math.min(Math.max(first, atLeast), next) : next;
        const page = { ...inputIn(key), limit, offset };
        const { result } = await callToolOrThrow(language, callTool, tool, page);
        const { items, total } = pageIn<Tool>(resultOf(tool, result));
        settle({ items: [...before.items, ...items], total: total ?? before.total });
      } catch (error) {
        settle(before, (error as Error).message);
      }
    },
    [language, callTool, tool, key, first, next],
  );
  // Before the frame is drawn, which the call need not wait for.
  useLayoutEffect(() => {
    if (current.current === key) return;
    const isReload = state !== undefined && JSON.stringify(inputIn(state.key)) === JSON.stringify(inputIn(key));
    void load({ items: [], total: null }, isReload ? state.items.length : 0);
  }, [load, key]);
  const isCurrent = state?.key === key;
  const { items, total } = state ?? { items: [], total: null };
  return {
    items,
    total,
    isLoading: !isCurrent || state.isLoading,
    isStarting: !isCurrent,
    failure: isCurrent ? state.failure : undefined,
    loadMore: () => void load({ items, total }),
  };
}

/** The page in a result; one domain puts it under `data`, with names of its own. */
function pageIn<Tool extends ListTool>(result: ToolResults[Tool]): Page<ItemOf<Tool>> {
  const { data } = result as ToolResults['list_transactions'];
  const page: unknown = 'items' in result ? result : { items: data?.transactions ?? [], total: data?.total_count ?? 0 };
  return page as Page<ItemOf<Tool>>;
}

function inputIn(key: string): ToolInput {
  return (JSON.parse(key) as { readonly input: ToolInput }).input;
}
