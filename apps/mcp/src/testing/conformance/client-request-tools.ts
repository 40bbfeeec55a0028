import {
  acceptedContent,
  CLIENT_CAPABILITIES_META_KEY,
  inputRequired,
  inputResponse,
  type InputRequests,
  type ServerContext,
} from '@modelcontextprotocol/server';

import { text, type FixtureResult, type FixtureTool } from './fixture-tool';
import { elicitForm, requestSampling, ROOTS_REQUEST, elicitText } from './input-requests';

const NAME: InputRequests = { user_name: elicitText('What is your name?', 'name') };
const CAPITAL: InputRequests = { capital_question: requestSampling('What is the capital of France?') };

/** Tools that send requests to the client: in the 2025 protocols as messages, since 2026-07-28 in their result. */
export const clientRequestTools: Readonly<Record<string, FixtureTool>> = {
  test_elicitation: {
    description: 'Asks who you are.',
    inputSchema: { type: 'object', properties: { message: { type: 'string' } }, required: ['message'] },
    run: (context, { message }) =>
      form(context, 'User response', {
        answer: elicitForm(
          String(message),
          {
            username: { type: 'string', description: "User's response" },
            email: { type: 'string', description: "User's email address" },
          },
          ['username', 'email'],
        ),
      }),
  },
  test_elicitation_sep1034_defaults: {
    description: 'Asks with answers filled in.',
    run: (context) =>
      form(context, 'Elicitation completed', {
        answer: elicitForm('Please check what is filled in.', {
          name: { type: 'string', default: 'John Doe' },
          age: { type: 'integer', default: 30 },
          score: { type: 'number', default: 95.5 },
          status: { type: 'string', enum: ['active', 'inactive', 'pending'], default: 'active' },
          verified: { type: 'boolean', default: true },
        }),
      }),
  },
  test_elicitation_sep1330_enums: {
    description: 'Asks for choices.',
    run: (context) => form(context, 'Elicitation completed', { answer: elicitForm('Please choose.', CHOICES) }),
  },
  test_sampling: {
    description: 'Asks your model.',
    inputSchema: { type: 'object', properties: { prompt: { type: 'string' } }, required: ['prompt'] },
    run: ({ mcpReq }, { prompt }) => {
      const response = inputResponse(mcpReq.inputResponses, 'answer');
      if (response.kind === 'sampling') return text(`LLM response: ${JSON.stringify(response.result.content)}`);
      return inputRequired({ inputRequests: { answer: requestSampling(String(prompt)) } });
    },
  },
  test_streaming_elicitation: {
    description: 'Asks for a name.',
    run: (context) => greet(context),
  },
  test_missing_capability: {
    description: 'Asks your model, whether you have one or not.',
    run: () => inputRequired({ inputRequests: CAPITAL }),
  },
  test_input_required_result_elicitation: {
    description: 'Asks for a name.',
    run: (context) => greet(context),
  },
  test_input_required_result_sampling: {
    description: 'Asks your model.',
    run: ({ mcpReq }) => {
      const response = inputResponse(mcpReq.inputResponses, 'capital_question');
      return response.kind === 'sampling'
        ? text(JSON.stringify(response.result.content))
        : inputRequired({ inputRequests: CAPITAL });
    },
  },
  test_input_required_result_list_roots: {
    description: 'Asks for your folders.',
    run: ({ mcpReq }) => {
      const response = inputResponse(mcpReq.inputResponses, 'client_roots');
      return response.kind === 'roots'
        ? text(JSON.stringify(response.roots))
        : inputRequired({ inputRequests: ROOTS_REQUEST });
    },
  },
  test_input_required_result_capabilities: {
    description: 'Asks what you can be asked.',
    run: ({ mcpReq }) => {
      const envelope = mcpReq.envelope as Readonly<Record<string, object>> | undefined;
      const able = envelope?.[CLIENT_CAPABILITIES_META_KEY] ?? {};
      return inputRequired({
        inputRequests: { ...('sampling' in able && CAPITAL), ...('elicitation' in able && NAME) },
      });
    },
  },
};

/** Requests a name until a valid one arrives, then returns a greeting. */
function greet({ mcpReq }: ServerContext): FixtureResult {
  const name = acceptedContent(mcpReq.inputResponses, 'user_name')?.['name'];
  return typeof name === 'string' ? text(`Hello, ${name}!`) : inputRequired({ inputRequests: NAME });
}

/** Requests a form, then returns the response. */
function form({ mcpReq }: ServerContext, label: string, inputRequests: InputRequests): FixtureResult {
  const response = inputResponse(mcpReq.inputResponses, 'answer');
  if (response.kind !== 'elicit') return inputRequired({ inputRequests });
  return text(`${label}: action=${response.action}, content=${JSON.stringify(response.content ?? {})}`);
}

const titled = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, title]) => ({ const: value, title }));

const CHOICES: Parameters<typeof elicitForm>[1] = {
  untitledSingle: { type: 'string', enum: ['option1', 'option2', 'option3'] },
  titledSingle: {
    type: 'string',
    oneOf: titled({ value1: 'First Option', value2: 'Second Option', value3: 'Third Option' }),
  },
  legacyEnum: {
    type: 'string',
    enum: ['opt1', 'opt2', 'opt3'],
    enumNames: ['Option One', 'Option Two', 'Option Three'],
  },
  untitledMulti: { type: 'array', items: { type: 'string', enum: ['option1', 'option2', 'option3'] } },
  titledMulti: {
    type: 'array',
    items: { anyOf: titled({ value1: 'First Choice', value2: 'Second Choice', value3: 'Third Choice' }) },
  },
};
