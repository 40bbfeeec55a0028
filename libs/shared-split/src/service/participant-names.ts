import { showHousehold } from '../household/show-household';
import type { SplitContext } from './split-context';

/**
 * Display names by id, for texts. Never throws: what was asked for is done by then, and a text can do without names.
 */
export async function participantNames(context: SplitContext): Promise<ReadonlyMap<string, string>> {
  try {
    return new Map((await showHousehold(context)).map(({ id, displayName }) => [id, displayName]));
  } catch {
    return new Map();
  }
}
