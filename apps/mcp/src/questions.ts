import {
  CLIENT_CAPABILITIES_META_KEY,
  inputRequired,
  inputResponse,
  ProtocolError,
  ProtocolErrorCode,
  type ClientCapabilities,
  type ElicitRequest,
  type InputRequiredResult,
  type InputResponseView,
  type McpRequestContext,
  type Server,
  type ServerContext,
} from '@modelcontextprotocol/server';
import type { Elicit, ElicitationRequest } from '@bursar/toolkit';

/** How long a host of 2025 may take to bring an answer: people think, and go for coffee. */
const PATIENCE_MILLISECONDS = 600_000;

/** Ends a call whose result is a question: the host brings the answer with the same call, made anew. */
export class CallSuspended extends Error {
  constructor(readonly result: InputRequiredResult) {
    super('the call waits for an answer');
  }
}

/** How a call asks the person behind the host; nothing where the host has not said that it shows questions. */
export function askOf(
  server: Server,
  { era }: McpRequestContext,
  context: ServerContext,
): { readonly elicit?: Elicit } {
  if (!showsForms(era === 'modern' ? declaredWith(context) : server.getClientCapabilities())) return {};
  const answerTo = era === 'modern' ? answerOfThisCall : answerOfHost;
  return {
    elicit: async (question) => {
      const said = await answerTo(context, question);
      if (said.kind !== 'elicit' || said.action !== 'accept') return undefined;
      const read = question.form.safeParse(said.content ?? {});
      return read.success ? read.data : undefined;
    },
  };
}

/** Since 2026 every request says what its client can do. */
function declaredWith({ mcpReq }: ServerContext): ClientCapabilities | undefined {
  const envelope = mcpReq.envelope as Readonly<Record<string, ClientCapabilities>> | undefined;
  return envelope?.[CLIENT_CAPABILITIES_META_KEY];
}

/** A host that says no kind of question shows forms: the kinds came later. */
function showsForms(capabilities: ClientCapabilities | undefined): boolean {
  const kinds = capabilities?.elicitation;
  return kinds !== undefined && (kinds.form !== undefined || Object.keys(kinds).length === 0);
}

/**
 * Since 2026 the answer comes with the call. It is found under what was asked about, so that nothing has to be kept or
 * sent along: an answer to another question is none to this one, which is then asked.
 */
async function answerOfThisCall({ mcpReq }: ServerContext, question: ElicitationRequest): Promise<InputResponseView> {
  const said = inputResponse(mcpReq.inputResponses, question.about);
  if (said.kind !== 'missing') return said;
  throw new CallSuspended(inputRequired({ inputRequests: { [question.about]: shownAs(question) } }));
}

/** In 2025 the server asks while the call waits. A host that brings no answer has declined. */
async function answerOfHost({ mcpReq }: ServerContext, question: ElicitationRequest): Promise<InputResponseView> {
  try {
    const result = await mcpReq.send(shownAs(question), { timeout: PATIENCE_MILLISECONDS, signal: mcpReq.signal });
    return inputResponse({ answer: result }, 'answer');
  } catch (error) {
    return { kind: 'elicit', action: isUnknownMethod(error) ? 'accept' : 'cancel' };
  }
}

/** A host that says it shows questions and does not know of them gets what every other host gets. */
function isUnknownMethod(error: unknown): boolean {
  return error instanceof ProtocolError && error.code === ProtocolErrorCode.MethodNotFound;
}

function shownAs({ message, form }: ElicitationRequest): ElicitRequest {
  return inputRequired.elicit({ message, requestedSchema: form }) as ElicitRequest;
}
