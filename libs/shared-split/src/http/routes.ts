import { defineRoute, type RestRoute } from '@bursar/rest';

import { participantsBody } from '../model/output-fields';
import { monthRoutes } from './month-routes';
import { movementRoutes } from './movement-routes';
import { recurrenceRoutes } from './recurrence-routes';
import type { LoadHousehold } from './load-household';

/** All that can be asked over REST. */
export function splitRoutes(load: LoadHousehold): readonly RestRoute[] {
  return [participantsRoute(load), ...movementRoutes(load), ...recurrenceRoutes(load), ...monthRoutes(load)];
}

function participantsRoute(load: LoadHousehold): RestRoute {
  return defineRoute({
    name: 'listParticipants',
    method: 'GET',
    path: '/v1/participants',
    summary: 'The two people who share expenses',
    input: {},
    success: { status: 200, body: participantsBody },
    errors: [],
    run: async (_input, { caller }) => ({ body: await (await load(caller)).listParticipants() }),
  });
}
