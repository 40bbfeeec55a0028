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

/** How long a client of the 2025 protocols may take to respond: people think, and go for coffee. */
const RESPONSE_LIMIT_MILLISECONDS = 600_000;

/** Ends a call whose result is an elicitation: the client repeats the call together with the response. */
export class InputRequired extends Error {
  constructor(readonly result: InputRequiredResult) {
    super('the call needs input from the user');
  }
}

/** How a call elicits input from the user; empty unless the client has declared that it shows forms. */
export function elicitorFor(
  server: Server,
  { era }: McpRequestContext,
  context: ServerContext,
): { readonly elicit?: Elicit } {
  if (!supportsForms(era === 'modern' ? capabilitiesOf(context) : server.getClientCapabilities())) return {};
  const responseTo = era === 'modern' ? responseInCall : responseFromClient;
  return {
    elicit: async (request) => {
      const response = await responseTo(context, request);
      if (response.kind !== 'elicit' || response.action !== 'accept') return undefined;
      const parsed = request.form.safeParse(response.content ?? {});
      return parsed.success ? parsed.data : undefined;
    },
  };
}

/** Since 2026-07-28 every request carries the client's capabilities. */
function capabilitiesOf({ mcpReq }: ServerContext): ClientCapabilities | undefined {
  const envelope = mcpReq.envelope as Readonly<Record<string, ClientCapabilities>> | undefined;
  return envelope?.[CLIENT_CAPABILITIES_META_KEY];
}

/** A client that names no mode supports forms: the modes are younger than the capability. */
function supportsForms(capabilities: ClientCapabilities | undefined): boolean {
  const modes = capabilities?.elicitation;
  return modes !== undefined && (modes.form !== undefined || Object.keys(modes).length === 0);
}

/**
 * Since 2026-07-28 the response comes with the call. Its key is what the elicitation is about, so that no state has to be
 * kept or sent along: a response to another elicitation does not count for this one, which is then requested.
 */
async function responseInCall({ mcpReq }: ServerContext, request: ElicitationRequest): Promise<InputResponseView> {
  const response = inputResponse(mcpReq.inputResponses, request.about);
  if (response.kind !== 'missing') return response;
  throw new InputRequired(inputRequired({ inputRequests: { [request.about]: elicitRequest(request) } }));
}

/** In the 2025 protocols the server sends a request while the call waits. A client that does not respond has declined. */
async function responseFromClient({ mcpReq }: ServerContext, request: ElicitationRequest): Promise<InputResponseView> {
  try {
    const options = { timeout: RESPONSE_LIMIT_MILLISECONDS, signal: mcpReq.signal };
    const result = await mcpReq.send(elicitRequest(request), options);
    return inputResponse({ response: result }, 'response');
  } catch (error) {
    return { kind: 'elicit', action: isUnknownMethod(error) ? 'accept' : 'cancel' };
  }
}

/** A client that declares elicitation but does not implement it is treated like one that does not declare it. */
function isUnknownMethod(error: unknown): boolean {
  return error instanceof ProtocolError && error.code === ProtocolErrorCode.MethodNotFound;
}

function elicitRequest({ message, form }: ElicitationRequest): ElicitRequest {
  return inputRequired.elicit({ message, requestedSchema: form }) as ElicitRequest;
}
