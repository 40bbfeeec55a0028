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
import { askForm, askModel, ASK_ROOTS, askText } from './input-requests';

/** What a tool remembers between its rounds goes to the client and back, sealed. */
const codec = createRequestStateCodec<string>({ key: randomBytes(32) });

const CONFIRM: InputRequests = { confirm: askForm('Please confirm', { ok: { type: 'boolean' } }, ['ok']) };

/** Tools that ask in rounds. */
export const rememberingTools: Readonly<Record<string, FixtureTool>> = {
  test_input_required_result_request_state: {
    description: 'Asks for a confirmation.',
    run: async (context) => ((await remembered(context)) === undefined ? ask('asked', CONFIRM) : text('state-ok')),
  },
  test_input_required_result_tampered_state: {
    description: 'Asks for a confirmation.',
    run: async (context) => ((await remembered(context)) === undefined ? ask('asked', CONFIRM) : text('state-ok')),
  },
  test_input_required_result_multiple_inputs: {
    description: 'Asks three things at once.',
    run: async (context) =>
      (await remembered(context)) === undefined
        ? ask('asked', {
            user_name: askText('What is your name?', 'name'),
            greeting: askModel('Generate a greeting', 50),
            ...ASK_ROOTS,
          })
        : text(`Answered: ${Object.keys(context.mcpReq.inputResponses ?? {}).join(', ')}`),
  },
  test_input_required_result_multi_round: {
    description: 'Asks twice.',
    run: async (context) => {
      switch (await remembered(context)) {
        case undefined:
          return ask('first', { step1: askText('Step 1: What is your name?', 'name') });
        case 'first':
          return ask('second', { step2: askText('Step 2: What is your favorite color?', 'color') });
        default:
          return text('Both steps are done.');
      }
    },
  },
};

async function ask(round: string, inputRequests: InputRequests) {
  return inputRequired({ inputRequests, requestState: await codec.mint(round) });
}

/** The round that was asked last; nothing at the first call. Refuses a state that is not as it was sealed. */
async function remembered(context: ServerContext): Promise<string | undefined> {
  const sealed = context.mcpReq.requestState<string>();
  if (sealed === undefined) return undefined;
  try {
    return await codec.verify(sealed, context);
  } catch {
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'The request state is not one that this server sealed.');
  }
}
