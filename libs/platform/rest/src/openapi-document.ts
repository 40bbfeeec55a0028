import * as z from 'zod';

import type { RestDialect } from './rest-dialect';
import type { RestFaceOptions } from './rest-face-options';
import type { RestRoute, RestSuccess } from '@bursar/toolkit';

type Json = Readonly<Record<string, unknown>>;

/** How a caller may authenticate: with a key, or with a token if the server has a token issuer. */
const SECURITY_SCHEMES = {
  apiKey: { type: 'apiKey', in: 'header', name: 'X-MCP-API-Key' },
  token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
};
const ERROR_REFERENCE = { $ref: '#/components/schemas/Error' };

/** The OpenAPI 3.1 description of a face, generated from the schemas that validate its requests. */
export async function openApiDocument(
  routes: readonly RestRoute[],
  { description, dialect, alwaysNeedsKey }: RestFaceOptions,
): Promise<Json> {
  const { title, version, text } = description;
  const errorBody = typeof dialect.errorBody === 'function' ? await dialect.errorBody() : dialect.errorBody;
  const paths: Record<string, Record<string, Json>> = {};
  for (const route of routes) (paths[route.path] ??= {})[route.method.toLowerCase()] = operation(route, dialect);
  return {
    openapi: '3.1.0',
    info: { title, version, description: text },
    // The empty requirement stands for requests without credentials.
    security: [...(alwaysNeedsKey ? [] : [{}]), ...Object.keys(SECURITY_SCHEMES).map((name) => ({ [name]: [] }))],
    paths,
    components: {
      schemas: { Error: jsonSchema(errorBody, 'output') },
      securitySchemes: SECURITY_SCHEMES,
    },
  };
}

function operation({ name, summary, input, success, errors }: RestRoute, dialect: RestDialect): Json {
  return {
    operationId: name,
    summary,
    parameters: [
      ...parameters('path', input.params),
      ...parameters('query', input.query),
      ...parameters('header', input.headers),
    ],
    ...(input.body && {
      requestBody: {
        // An empty body is read as {}.
        required: !input.body.safeParse({}).success,
        content: jsonContent(jsonSchema(input.body, 'input')),
      },
    }),
    responses: {
      [success.status]: successResponse(success),
      ...errorResponses([...dialect.commonErrors, ...errors], dialect),
    },
  };
}

function parameters(place: 'path' | 'query' | 'header', schema: z.ZodObject | undefined): Json[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input');
  return Object.entries(properties).map(([name, property]) => {
    const { description, ...rest } = property as { readonly description?: string };
    return {
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      ...(description !== undefined && { description }),
      schema: rest,
    };
  });
}

function successResponse({ body, mediaTypes = [], headers }: RestSuccess): Json {
  const texts = Object.fromEntries(mediaTypes.map((type) => [type, { schema: { type: 'string' } }]));
  const content = { ...(body && jsonContent(jsonSchema(body, 'output'))), ...texts };
  const hasBody = Object.keys(content).length > 0;
  return {
    description: hasBody ? 'The answer' : 'Done',
    ...(headers && {
      headers: Object.fromEntries(
        Object.entries(headers).map(([name, description]) => [name, { description, schema: { type: 'string' } }]),
      ),
    }),
    ...(hasBody && { content }),
  };
}

/** One response for each status, described by the error codes that have this status. */
function errorResponses(codes: readonly string[], { statusOf }: RestDialect): Json {
  const byStatus: Record<string, string[]> = {};
  for (const code of new Set(codes)) (byStatus[statusOf[code] ?? 500] ??= []).push(code);
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, group]) => [
      status,
      { description: group.join(', '), content: jsonContent(ERROR_REFERENCE) },
    ]),
  );
}

function jsonContent(schema: Json): Json {
  return { 'application/json': { schema } };
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output') {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, reused: 'inline', unrepresentable: 'any' });
  return rest;
}
