import { useCallback, useEffect, useState } from 'preact/hooks';

import { callToolOrThrow } from '../../hooks/call-tool-or-throw';
import type { PaginatedList } from '../../hooks/use-paginated-list';
import { useLanguage } from '../../language/language-context';
import { resultOf } from '../../results/result-of';
import type { CallTool } from '../../tools/tool-call';
import { entriesOf, pageOf, type Entry, type EntryTool } from './entries';

interface Loaded {
  readonly items: readonly Entry[];
  readonly total: number | null;
  readonly isLoading: boolean;
  readonly failure: string | undefined;
  /** How many pages were read, and what of them is no entry. */
  readonly pages: number;
  readonly leftOut: number;
}

const NOTHING: Loaded = { items: [], total: null, isLoading: true, failure: undefined, pages: 0, leftOut: 0 };

/** The entries that a call returns, page by page. */
export function useEntries(
  callTool: CallTool,
  tool: EntryTool,
  given: Readonly<Record<string, unknown>>,
  currency: string,
): PaginatedList<Entry> {
  const language = useLanguage();
  const [loaded, setLoaded] = useState(NOTHING);
  const key = JSON.stringify(given);
  const load = useCallback(
    async ({ items, pages, leftOut: before }: Loaded) => {
      setLoaded((shown) => ({ ...shown, isLoading: true, failure: undefined }));
      try {
        const asked = JSON.parse(key) as Record<string, unknown>;
        const input = pageOf(tool, asked, pages);
        const { result } = await callToolOrThrow(language, callTool, tool, input);
        const {
          entries,
          total: all,
          leftOut: more = 0,
        } = entriesOf(tool, resultOf(tool, result), currency, pages, asked);
        const leftOut = before + more;
        const total = all === null ? null : all - leftOut;
        setLoaded({
          ...{ items: [...items, ...entries], total, isLoading: false, failure: undefined },
          ...{ pages: pages + 1, leftOut },
        });
      } catch (error) {
        setLoaded((shown) => ({ ...shown, isLoading: false, failure: (error as Error).message }));
      }
    },
    [language, callTool, tool, key, currency],
  );
  useEffect(() => void load(NOTHING), [load]);
  return { ...loaded, loadMore: () => void load(loaded) };
}
