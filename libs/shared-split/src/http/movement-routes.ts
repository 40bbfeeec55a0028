import { defineRoute, type RestRoute } from '@bursar/rest';

import { createMovementBody, listMovementsInput } from '../contract/movement-inputs';
import { movementBody, movementPageBody } from '../model/output-fields';
import type { LoadHousehold } from './load-household';

export function movementRoutes(load: LoadHousehold): readonly RestRoute[] {
  const path = '/v1/movements';
  return [
    defineRoute({
      name: 'listMovements',
      method: 'GET',
      path,
      summary: 'Purchases and refunds of a month, newest first',
      input: { query: listMovementsInput },
      success: { status: 200, body: movementPageBody },
      errors: [],
      run: async ({ query }, { caller }) => ({ body: await (await load(caller)).listMovements(query) }),
    }),
    defineRoute({
      name: 'createMovement',
      method: 'POST',
      path,
      summary: 'Record a purchase or refund, for good',
      input: { body: createMovementBody },
      success: { status: 201, body: movementBody },
      errors: ['PURCHASE_NOT_FOUND', 'DUPLICATE_EXTERNAL_ID', 'REFUND_LIMIT_EXCEEDED', 'PERSISTENCE_ERROR'],
      run: async ({ body }, { caller }) => ({ body: (await (await load(caller)).createMovement(body)).movement }),
    }),
  ];
}
