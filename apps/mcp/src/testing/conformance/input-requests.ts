import { inputRequired, type InputRequest, type InputRequests } from '@modelcontextprotocol/server';

type Properties = Parameters<typeof inputRequired.elicit>[0]['requestedSchema'] extends infer Schema
  ? Schema extends { properties: infer Fields }
    ? Fields
    : never
  : never;

/** A form with one required text. */
export function askText(message: string, field: string): InputRequest {
  return askForm(message, { [field]: { type: 'string' } }, [field]);
}

export function askForm(message: string, properties: Properties, required?: readonly string[]): InputRequest {
  return inputRequired.elicit({
    message,
    requestedSchema: { type: 'object', properties, ...(required && { required: [...required] }) },
  });
}

/** A question to the client's model. */
export function askModel(question: string, maxTokens = 100): InputRequest {
  return inputRequired.createMessage({
    messages: [{ role: 'user', content: { type: 'text', text: question } }],
    maxTokens,
  });
}

export const ASK_ROOTS: InputRequests = { client_roots: inputRequired.listRoots() };
