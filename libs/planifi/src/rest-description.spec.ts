import { openDatabase } from '@bursar/database';
import { systemClock } from '@bursar/calendar';
import { openApiErrors } from '@bursar/rest/testing';

import { createPlanifi } from './planifi';
import { actionOf } from './testing/actions';
import { additionsTo } from './testing/contract-additions';
import contractSchemas from './testing/contract-schemas.json';
import { send } from './testing/rest-calls';
import { schemaDifferences } from './testing/schema-differences';

type Json = Readonly<Record<string, unknown>>;

interface Operation {
  readonly operationId: string;
  readonly parameters: readonly {
    readonly name: string;
    readonly in: string;
    readonly required: boolean;
    readonly schema: Json;
  }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Json }>> };
  readonly responses: Readonly<
    Record<
      string,
      { readonly description: string; readonly content?: Readonly<Record<string, { readonly schema: Json }>> }
    >
  >;
}

const JSON_TYPE = 'application/json';

/** What an answer has that the brief's has not, because it was asked for; see `additionsTo`. */
const ADDED_TO: Readonly<Record<string, readonly string[]>> = {
  listTransactions: ['items/items/properties/status', 'items/items/properties/transferId']
    .concat('items/items/properties/updatedAt', 'totals')
    .map((place) => `#/properties/${place} is not in the contract`),
};

describe('the OpenAPI description', () => {
  const domain = createPlanifi({ database: openDatabase({}), clock: systemClock });
  let document: Json & { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> };
  let operations: Map<string, Operation>;
  beforeAll(async () => {
    document = (await (await send(domain, 'anyone', '/openapi.json')).json()) as typeof document;
    const all = Object.values(document.paths).flatMap((methods) => Object.values(methods));
    operations = new Map(all.map((operation) => [operation.operationId, operation]));
  });

  it('is valid OpenAPI', async () => expect(await openApiErrors(document)).toBe(''));

  it('lists the operations with their codes', () => {
    const codes = Object.fromEntries(
      Object.entries(document.paths).flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, { responses }]) => [
          `${method.toUpperCase()} ${path}`,
          Object.entries(responses)
            .map(([status, { description }]) => (Number(status) < 400 ? status : `${status} ${description}`))
            .join('; '),
        ]),
      ),
    );
    const read = '400 VALIDATION_ERROR; 401 AUTH_API_KEY_INVALID; 429 RATE_LIMIT_EXCEEDED; 500 INTERNAL_ERROR';
    expect(codes['GET /api/v1/accounts']).toBe(`200; ${read}`);
    expect(codes['POST /api/v1/expenses']).toBe(
      '201; 400 VALIDATION_ERROR; 401 AUTH_API_KEY_INVALID; 403 READ_ONLY; 404 ACCOUNT_NOT_FOUND, TAG_NOT_FOUND; ' +
        '409 IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_IN_PROGRESS, ACCOUNT_DISABLED; 413 PAYLOAD_TOO_LARGE; ' +
        '415 UNSUPPORTED_MEDIA_TYPE; 429 RATE_LIMIT_EXCEEDED; 500 INTERNAL_ERROR',
    );
    expect(Object.keys(codes)).toEqual(
      expect.arrayContaining([
        'GET /api/v1/accounts',
        'GET /api/v1/balances',
        'GET /api/v1/expenses',
        'GET /api/v1/tags',
        'GET /api/v1/transactions',
        'POST /api/v1/accounts',
        'PATCH /api/v1/transactions/{transactionId}',
        'POST /api/v1/accounts/{accountId}/disable',
        'POST /api/v1/accounts/{accountId}/enable',
        'POST /api/v1/expenses',
        'POST /api/v1/tags',
        'POST /api/v1/transactions',
        'POST /api/v1/transfers',
      ]),
    );
  });

  it('has an operation for each tool, and the export', () => {
    const actions = domain.tools.map(({ name }) => actionOf(name));
    expect([...operations.keys()].sort()).toEqual([...actions, 'export'].sort());
  });

  for (const { name, input, output } of contractSchemas) {
    const action = actionOf(name);
    it(`has the contract’s schemas of ${action}`, () => {
      const operation = operations.get(action);
      if (operation === undefined) throw new Error(`no operation ${action}`);
      expect(schemaDifferences(withoutEnvelope(input), requestOf(operation)).sort()).toEqual(
        additionsTo(action, 'input'),
      );
      expect(schemaDifferences(unwrappedOutput(output), successOf(operation)).sort()).toEqual(ADDED_TO[action] ?? []);
      const keyed = operation.parameters.find((parameter) => parameter.name === 'Idempotency-Key');
      expect(keyed?.required).toBe(
        (input as { required?: string[] }).required?.includes('idempotencyKey') ? true : undefined,
      );
    });
  }
});

/** An input schema without the properties that REST carries in headers. */
function withoutEnvelope(schema: unknown): unknown {
  const { required = [], properties, ...rest } = schema as { required?: string[]; properties: Json };
  const { idempotencyKey: _key, correlationId: _correlation, ...own } = properties;
  const needed = required.filter((each) => each in own);
  return { ...rest, properties: own, ...(needed.length > 0 && { required: needed }) };
}

/** The fields of path, query and body as one object. */
function requestOf({ parameters, requestBody }: Operation): Json {
  const body = (requestBody?.content[JSON_TYPE]?.schema ?? {}) as { properties?: Json; required?: string[] };
  const own = parameters.filter((parameter) => parameter.in !== 'header');
  const required = [
    ...own.filter((parameter) => parameter.required).map((each) => each.name),
    ...(body.required ?? []),
  ];
  return {
    type: 'object',
    additionalProperties: false,
    properties: { ...Object.fromEntries(own.map((each) => [each.name, each.schema])), ...body.properties },
    ...(required.length > 0 && { required }),
  };
}

/** The schema that a tool's output wraps; undefined where REST responds without a body. */
function unwrappedOutput(schema: unknown): unknown {
  const { properties } = schema as { properties: Json };
  const { correlationId: _, ...own } = properties;
  return Object.keys(own).length === 1 ? Object.values(own)[0] : undefined;
}

function successOf({ responses }: Operation): unknown {
  const [status = ''] = Object.keys(responses).filter((each) => Number(each) < 400);
  const schema = responses[status]?.content?.[JSON_TYPE]?.schema;
  // Where more may be asked for, the first form is the brief's.
  return (schema?.['anyOf'] as readonly Json[] | undefined)?.[0] ?? schema;
}
