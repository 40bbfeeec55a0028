import { localCaller } from './caller';
import type { CallContext } from './call-context';
import type { Domain } from './domain';
import { DomainError, type FailedCall, type RenderedFailure } from './failure';
import { noOpenFolders } from './open-folders';
import { readArguments } from './arguments';
import type { Tool, ToolResult } from './tool';

/** What a transport would send: the result, or the refusal as the domain's dialect renders it. */
export type CallOutcome =
  | { readonly result: ToolResult }
  | { readonly error: DomainError; readonly failure: RenderedFailure };

const TRACE_ID = '0123456789abcdef0123456789abcdef';

/**
 * Calls a domain's tool as a transport does: arguments checked by its schema, refusals rendered by the dialect. What is
 * no refusal is thrown: a test should see a fault.
 */
export async function callTool(
  domain: Domain,
  name: string,
  input: unknown,
  given: Partial<CallContext> = {},
): Promise<CallOutcome> {
  const tool = await domain.tools.find((candidate) => candidate.name === name)?.load();
  if (tool === undefined) throw new Error(`no tool ${name}`);
  const context: CallContext = {
    caller: localCaller,
    traceId: TRACE_ID,
    files: noOpenFolders,
    signal: new AbortController().signal,
    ...given,
  };
  try {
    return { result: await tool.run(readArguments(tool, input, domain.failure), context) };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { error, failure: domain.failure.render(error, name, failedCall(tool, context)) };
  }
}

function failedCall({ failureTitle }: Tool, { traceId }: CallContext): FailedCall {
  return { traceId, ...(failureTitle !== undefined && { failureTitle }) };
}

/** The domain as one owner meets it, whoever calls: a test with an owner of its own needs no empty database. */
export function ownedBy(domain: Domain, owner: string): Domain {
  const caller = { owner, isLocal: true };
  return {
    ...domain,
    tools: domain.tools.map(({ name, load }) => ({
      name,
      load: async () => {
        const tool = await load();
        return { ...tool, run: (input: never, context: CallContext) => tool.run(input, { ...context, caller }) };
      },
    })),
  };
}
