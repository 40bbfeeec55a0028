import type { Tag } from '../contract/outputs';
import { publishTag } from '../domain/publish';
import { allTags } from '../store/tags';
import type { PlanifiContext } from './planifi-context';
import { reading } from './transactions';

/** All tags, sorted by key. */
export function listTags(context: PlanifiContext): Promise<Tag[]> {
  return reading(context, async ({ queries, owner }) => (await allTags(queries, owner)).map(publishTag));
}
