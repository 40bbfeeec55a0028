import { randomUUID } from 'node:crypto';

import { createRestFace, type RestFaceOptions } from '@bursar/rest';
import type { RestFace, RestRoute } from '@bursar/toolkit';

import { givenCorrelationId, isCorrelationId } from './model/correlation-id';
import { restDialect } from './rest-dialect';

/** The use cases over REST, under `/api/v1`; every call needs a key. */
export function createPlanifiRestFace(
  routes: () => Promise<readonly RestRoute[]>,
  options: Pick<RestFaceOptions, 'readOnly' | 'onFault'>,
): RestFace {
  return createRestFace({
    prefix: '/api/v1',
    alwaysNeedsKey: true,
    routes: async () => readsFirst(await routes()),
    dialect: restDialect,
    description: {
      path: '/api/v1/openapi.json',
      title: 'planifi',
      version: '1',
      text: 'Accounts, expenses, tags and transactions of one owner. A write is done once for its Idempotency-Key.',
    },
    echo: (request) => ({ 'correlation-id': correlationIdOf(request) }),
    ...options,
  });
}

/** The order in which `Allow` lists the methods of a path. */
function readsFirst(routes: readonly RestRoute[]): RestRoute[] {
  return [...routes].sort((one, other) => Number(one.method !== 'GET') - Number(other.method !== 'GET'));
}

/** The caller's id for the request; a new one when it is absent or cannot be sent back. */
function correlationIdOf(request: Request): string {
  const given = givenCorrelationId(undefined, request.headers.get('correlation-id') ?? undefined);
  return given !== undefined && isCorrelationId(given) ? given : randomUUID();
}
