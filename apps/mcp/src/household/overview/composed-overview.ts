import type { Overview } from './overview-schema';

/** An overview, and the names and the locale of its text. */
export interface ComposedOverview {
  readonly overview: Overview;
  readonly locale: string;
  readonly names: ReadonlyMap<string, string>;
  /** The accounts that are in no net worth, because no balance of theirs is known. */
  readonly unknownBalances: number;
}
