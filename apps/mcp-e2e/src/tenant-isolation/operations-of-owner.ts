import type { OpenApiOperation } from '../http/openapi-operations';
import type { ToolFace } from '../clients/mcp-client';
import { domainOf } from '../tool-list/expected-surface';
import type { Schema } from '../generated-input/json-schema';
import { STORELESS_DOMAINS, TENANT_OPERATIONS } from './all-tenant-operations';
import { generatedRestOperations, generatedToolOperations } from './generated-operations';
import type { Owner, OwnerAnswer } from './owner';
import type { StoredIds } from './tenant-operations';

/** What a server publishes, as far as operations are made from it. */
export interface Published {
  readonly tools: readonly PublishedTool[];
  readonly operations: readonly OpenApiOperation[];
}

export interface PublishedTool extends ToolFace {
  readonly inputSchema: Schema;
  readonly annotations: { readonly readOnlyHint: boolean };
}

/** One request with one owner's ids in it, which any owner may send. */
export interface OwnerOperation {
  /** The tool or the REST operation. */
  readonly name: string;
  readonly sent: unknown;
  /** The error code that a caller gets; undefined for a success. */
  readonly refused: string | undefined;
  run(as: Owner): Promise<OwnerAnswer>;
}

export function readsStoredData({ name, annotations }: PublishedTool): boolean {
  return annotations.readOnlyHint && !STORELESS_DOMAINS.includes(domainOf(name));
}

/** The hand-written operations with what an owner has stored, in an order in which the owner can do them all. */
export function writtenOperations({ stored }: Owner): OwnerOperation[] {
  return TENANT_OPERATIONS.flatMap(({ tools, routes }, index) => {
    const their = stored[index] as StoredIds;
    return [
      ...Object.entries(tools).flatMap(([name, operations]) =>
        operations(their).map(({ input, refused }) => ({
          name,
          sent: input,
          refused,
          run: (as: Owner) => as.callTool(name, input),
        })),
      ),
      ...Object.entries(routes).flatMap(([name, operations]) =>
        operations(their).map((operation) => ({
          name,
          sent: operation,
          refused: operation.refused,
          run: (as: Owner) => as.send(name, operation),
        })),
      ),
    ];
  });
}

/** Operations generated from the schema of each tool and each REST operation that reads what is stored. */
export async function generatedOperations(
  { tools, operations }: Published,
  owner: Owner,
): Promise<Omit<OwnerOperation, 'refused'>[]> {
  const stored = { known: owner.known, ids: await owner.ids() };
  return [
    ...tools.filter(readsStoredData).flatMap(({ name, inputSchema }) =>
      generatedToolOperations(inputSchema, stored).map(({ input }) => ({
        name,
        sent: input,
        run: (as: Owner) => as.callTool(name, input),
      })),
    ),
    ...operations
      .filter(({ method }) => method === 'GET')
      .flatMap((operation) =>
        generatedRestOperations(operation, stored).map((rest) => ({
          name: operation.name,
          sent: rest,
          run: (as: Owner) => as.send(operation.name, rest),
        })),
      ),
  ];
}
