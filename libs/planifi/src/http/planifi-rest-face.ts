import { randomUUID } from 'node:crypto';

import { createRestFace, type RestFaceOptions } from '@bursar/rest';
import type { RestFace } from '@bursar/toolkit';

import { givenCorrelationId, isCorrelationId } from '../domain/correlation';
import type { LoadPlanifi } from '../tools/load-planifi';
import { restDialect } from './rest-dialect';

/** The same use cases for programs, under `/api/v1`, and always with a key. */
export function createPlanifiRestFace(
  load: LoadPlanifi,
  options: Pick<RestFaceOptions, 'readOnly' | 'onFault'>,
): RestFace {
  return createRestFace({
    prefix: '/api/v1',
    alwaysNeedsKey: true,
    routes: async () => (await import('./routes')).planifiRoutes(load),
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

/** What the caller named the request; a new id when it is unnamed, or named by what cannot be sent back. */
function correlationIdOf(request: Request): string {
  const given = givenCorrelationId(undefined, request.headers.get('correlation-id') ?? undefined);
  return given !== undefined && isCorrelationId(given) ? given : randomUUID();
}
