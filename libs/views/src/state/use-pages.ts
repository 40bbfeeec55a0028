import { useCallback, useEffect, useRef, useState } from 'preact/hooks';

import type { CallTool, ToolInput } from '../contract/tool-call';
import { askFor } from './use-answer';

interface Page<Item> {
  readonly items: readonly Item[];
  readonly total: number | null;
}

/** The pages of a list so far. */
export interface Pages<Item> extends Page<Item> {
  readonly isLoading: boolean;
  readonly failure: string | undefined;
  /** Asks for the page that follows, or again for one that failed. */
  readonly more: () => void;
}

/** How long pages are: a short one to look at, and longer ones for who wants more. */
export interface PageLimits {
  readonly first: number;
  readonly next: number;
}

/** A list that a tool gives in pages, from the start again for every input; `given` spares the first question. */
export function usePages<Item>(
  callTool: CallTool,
  tool: string,
  input: ToolInput,
  limits: PageLimits,
  given?: Page<Item>,
): Pages<Item> {
  const key = JSON.stringify(input);
  const { first, next } = limits;
  const [pages, setPages] = useState<Page<Item> & { key: string; isLoading: boolean; failure: string | undefined }>();
  const current = pages?.key === key ? pages : undefined;
  const wanted = useRef(key);
  wanted.current = key;
  const load = useCallback(
    async (before: Page<Item>) => {
      setPages({ ...before, key, isLoading: true, failure: undefined });
      const settle = (page: Page<Item>, failure?: string) => {
        if (wanted.current === key) setPages({ ...page, key, isLoading: false, failure });
      };
      try {
        const offset = before.items.length;
        const place = { ...(JSON.parse(key) as ToolInput), limit: offset === 0 ? first : next, offset };
        const { structuredContent } = await askFor(callTool, tool, place);
        const { items, total } = structuredContent as unknown as Page<Item>;
        settle({ items: [...before.items, ...items], total: total ?? before.total });
      } catch (error) {
        settle(before, (error as Error).message);
      }
    },
    [callTool, tool, key, first, next],
  );
  useEffect(() => {
    if (given !== undefined) setPages({ ...given, key, isLoading: false, failure: undefined });
    else void load({ items: [], total: null });
  }, [load, key, given]);
  const { items, total, isLoading, failure } = current ?? {
    items: [],
    total: null,
    isLoading: true,
    failure: undefined,
  };
  return { items, total, isLoading, failure, more: () => void load({ items, total }) };
}
