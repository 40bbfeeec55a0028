import type { TagRequest } from '../contract/inputs';
import type { Tag } from '../contract/outputs';
import { publishTag } from '../domain/publish';
import { once } from './once';
import type { PlanifiContext } from './planifi-context';
import { resolveTags } from './resolve-tags';

/** The tag of this name: a new one, or the one there is, in its first spelling. Throws what `once` throws. */
export function createTag(context: PlanifiContext, key: string, { name }: TagRequest): Promise<Tag> {
  return once(context, { action: 'createTag', key, request: { name: name.key } }, async (writing) => {
    const [tag] = await resolveTags(writing, [name], true);
    if (tag === undefined) throw new Error('a tag was not stored');
    return publishTag(tag);
  });
}
