import { DomainError, type RestCall, type RestRoute } from '@bursar/toolkit';
import { Hono, type Context } from 'hono';

import { openApiDocument } from './openapi-document';
import { inputReader } from './read-input';
import { emptyResponse, errorResponse, failureResponse, jsonResponse, textResponse } from './responses';
import type { RestFailure } from './rest-dialect';
import type { RestFaceOptions } from './rest-face-options';

type FaceContext = Context<{ Bindings: { readonly call: RestCall } }>;

/** The function behind a face: routing, and the response to a request except for echoed headers. */
export function answerRequests(routes: readonly RestRoute[], options: RestFaceOptions) {
  const { dialect, description } = options;
  const fail = (context: FaceContext, failure: RestFailure) => failureResponse(failure, dialect, context.env.call);
  const app = new Hono<{ Bindings: { readonly call: RestCall } }>();
  for (const route of routes) {
    const answer = routeAnswer(route, options);
    app.on(route.method, routerPath(route.path), answer);
  }
  let document: string | undefined;
  app.get(description.path, async ({ env }) => {
    env.call.onRoute?.(description.path);
    document ??= JSON.stringify(await openApiDocument(routes, options));
    return jsonResponse(200, document);
  });
  for (const [path, allowed] of methodsByPath([...routes, { path: description.path, method: 'GET' }])) {
    app.all(routerPath(path), (context) => {
      context.env.call.onRoute?.(path);
      return context.req.method === 'OPTIONS'
        ? emptyResponse(204, { allow: allowed.join(', ') })
        : fail(context, { kind: 'method-not-allowed', allowed });
    });
  }
  app.notFound((given) => {
    const context = given as FaceContext;
    context.env.call.onRoute?.('unknown');
    return fail(context, { kind: 'unknown-path' });
  });
  return async (request: Request, call: RestCall): Promise<Response> => app.fetch(request, { call });
}

/** Reads the input of a request for one route, and turns the result or error into a response. */
function routeAnswer(route: RestRoute, { dialect, readOnly = false, onFault }: RestFaceOptions) {
  const readInput = inputReader(route.input);
  const refusesAll = readOnly && route.writes === undefined && route.method !== 'GET';
  return async (context: FaceContext): Promise<Response> => {
    const { call } = context.env;
    call.onRoute?.(route.path);
    const fail = (failure: RestFailure) => failureResponse(failure, dialect, call);
    try {
      if (refusesAll) return fail({ kind: 'read-only' });
      const read = await readInput(context.req.raw, context.req.param());
      if ('failure' in read) return fail(read.failure);
      if (readOnly && route.writes?.(read.input) === true) return fail({ kind: 'read-only' });
      const { body, text, headers } = await route.run(read.input, call);
      const { status } = route.success;
      if (text !== undefined) return textResponse(status, text, headers);
      return body === undefined ? emptyResponse(status, headers) : jsonResponse(status, JSON.stringify(body), headers);
    } catch (error) {
      if (error instanceof DomainError && Object.hasOwn(dialect.statusOf, error.code)) {
        return errorResponse(error, dialect, call);
      }
      onFault?.(error, { traceId: call.traceId, method: route.method, path: route.path });
      return fail({ kind: 'fault' });
    }
  };
}

/** `/v1/months/{year}` in the syntax of the router. */
function routerPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}

function methodsByPath(routes: readonly Pick<RestRoute, 'path' | 'method'>[]): ReadonlyMap<string, readonly string[]> {
  const methods = new Map<string, string[]>();
  for (const { path, method } of routes) {
    methods.set(path, [...(methods.get(path) ?? []), ...(method === 'GET' ? ['GET', 'HEAD'] : [method])]);
  }
  return new Map([...methods].map(([path, allowed]) => [path, [...allowed, 'OPTIONS']]));
}
