import type { RestRoute } from '@bursar/rest';

import type { LoadPlanifi } from '../tools/load-planifi';
import { accountRoutes } from './account-routes';
import { movementRoutes } from './movement-routes';
import { tagRoutes } from './tag-routes';

/** All that can be asked over REST. */
export function planifiRoutes(load: LoadPlanifi): readonly RestRoute[] {
  return [...accountRoutes(load), ...tagRoutes(load), ...movementRoutes(load)];
}
