import { randomBytes } from 'node:crypto';

import {
  createRequestStateCodec,
  inputRequired,
  ProtocolError,
  ProtocolErrorCode,
  type InputRequests,
  type ServerContext,
} from '@modelcontextprotocol/server';

import { text, type FixtureTool } from './fixture-tool';
import { elicitForm, requestSampling, ROOTS_REQUEST, elicitText } from './input-requests';

/** The state between rounds travels to the client and back, signed. */
const codec = createRequestStateCodec<string>({ key: randomBytes(32) });

const CONFIRM: InputRequests = { confirm: elicitForm('Please confirm', { ok: { type: 'boolean' } }, ['ok']) };

/** Tools that request input in several rounds. */
export const requestStateTools: Readonly<Record<string, FixtureTool>> = {
  test_input_required_result_request_state: {
    description: 'Asks for a confirmation.',
    run: async (context) =>
      (await requestStateOf(context)) === undefined ? requestInput('asked', CONFIRM) : text('state-ok'),
  },
  test_input_required_result_tampered_state: {
    description: 'Asks for a confirmation.',
    run: async (context) =>
      (await requestStateOf(context)) === undefined ? requestInput('asked', CONFIRM) : text('state-ok'),
  },
  test_input_required_result_multiple_inputs: {
    description: 'Asks three things at once.',
    run: async (context) =>
      (await requestStateOf(context)) === undefined
        ? requestInput('asked', {
            user_name: elicitText('What is your name?', 'name'),
            greeting: requestSampling('Generate a greeting', 50),
            ...ROOTS_REQUEST,
          })
        : text(`Answered: ${Object.keys(context.mcpReq.inputResponses ?? {}).join(', ')}`),
  },
  test_input_required_result_multi_round: {
    description: 'Asks twice.',
    run: async (context) => {
      switch (await requestStateOf(context)) {
        case undefined:
          return requestInput('first', { step1: elicitText('Step 1: What is your name?', 'name') });
        case 'first':
          return requestInput('second', { step2: elicitText('Step 2: What is your favorite color?', 'color') });
        default:
          return text('Both steps are done.');
      }
    },
  },
};

async function requestInput(round: string, inputRequests: InputRequests) {
  return inputRequired({ inputRequests, requestState: await codec.mint(round) });
}

/** The previous round; undefined at the first call. Rejects a state that this server did not sign. */
async function requestStateOf(context: ServerContext): Promise<string | undefined> {
  const state = context.mcpReq.requestState<string>();
  if (state === undefined) return undefined;
  try {
    return await codec.verify(state, context);
  } catch {
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'This server did not issue the request state.');
  }
}
