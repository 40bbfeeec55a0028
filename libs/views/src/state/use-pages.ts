import { useCallback, useEffect, useRef, useState } from 'preact/hooks';

import type { CallTool, ToolInput } from '../contract/tool-call';
import { askFor } from './use-answer';

export interface Page<Item> {
  readonly items: readonly Item[];
  /** How many there are on all pages, where that is known. */
  readonly total: number | null;
}

/** The pages of a list so far; those of the question before while this one's first page is on its way. */
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

interface Held<Item> extends Page<Item> {
  readonly key: string;
  readonly isLoading: boolean;
  readonly failure: string | undefined;
}

/** A list that a tool gives in pages, from the start again for every input; `given` is the first page of the first one. */
export function usePages<Item>(
  callTool: CallTool,
  tool: string,
  input: ToolInput,
  { first, next }: PageLimits,
  given?: Page<Item>,
): Pages<Item> {
  const key = JSON.stringify(input);
  const [held, setHeld] = useState<Held<Item> | undefined>(
    given && { ...given, key, isLoading: false, failure: undefined },
  );
  const wanted = useRef(given === undefined ? undefined : key);
  const load = useCallback(
    async (before: Page<Item>) => {
      wanted.current = key;
      const settle = (page: Page<Item>, failure?: string) => {
        if (wanted.current === key) setHeld({ ...page, key, isLoading: false, failure });
      };
      const offset = before.items.length;
      if (offset > 0) setHeld({ ...before, key, isLoading: true, failure: undefined });
      try {
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
    if (wanted.current !== key) void load({ items: [], total: null });
  }, [load, key]);
  const isCurrent = held?.key === key;
  const { items, total } = held ?? { items: [], total: null };
  return {
    items,
    total,
    isLoading: !isCurrent || held.isLoading,
    failure: isCurrent ? held.failure : undefined,
    more: () => void load({ items, total }),
  };
}
