import { inputRequired, type InputRequest, type InputRequests } from '@modelcontextprotocol/server';

type Properties = Parameters<typeof inputRequired.elicit>[0]['requestedSchema'] extends infer Schema
  ? Schema extends { properties: infer Fields }
    ? Fields
    : never
  : never;

/** A form with one required text. */
export function elicitText(message: string, field: string): InputRequest {
  return elicitForm(message, { [field]: { type: 'string' } }, [field]);
}

export function elicitForm(message: string, properties: Properties, required?: readonly string[]): InputRequest {
  return inputRequired.elicit({
    message,
    requestedSchema: { type: 'object', properties, ...(required && { required: [...required] }) },
  });
}

/** A sampling request to the client's model. */
export function requestSampling(question: string, maxTokens = 100): InputRequest {
  return inputRequired.createMessage({
    messages: [{ role: 'user', content: { type: 'text', text: question } }],
    maxTokens,
  });
}

export const ROOTS_REQUEST: InputRequests = { client_roots: inputRequired.listRoots() };
