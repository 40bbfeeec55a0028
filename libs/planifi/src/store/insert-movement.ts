import type { StoredMovement } from './list-movements';
import type { PlanifiQueries } from './planifi-database';
import { movements, movementTags } from './schema';

export async function insertMovement(
  queries: PlanifiQueries,
  owner: string,
  { tags, ...movement }: StoredMovement,
): Promise<void> {
  await queries.insert(movements).values({ ...movement, owner });
  if (tags.length === 0) return;
  await queries.insert(movementTags).values(tags.map((tag) => ({ owner, movementId: movement.id, tagId: tag.id })));
}
