import type { CallContext, Domain } from '@bursar/toolkit';
import { callTool } from '@bursar/toolkit/testing';

import type { Envelope } from '../model/envelope';
import type { ToolName } from '../cristi-agent';

type Json = Readonly<Record<string, unknown>>;

/** The envelope of a call as a client receives it; a failure's text must be the same JSON. */
export async function envelopeOfCall(
  domain: Domain,
  tool: ToolName,
  input: unknown,
  context?: Partial<CallContext>,
): Promise<Envelope<Json>> {
  const outcome = await callTool(domain, tool, input, context);
  if ('result' in outcome) return onTheWire(outcome.result.structured);
  const { failure } = outcome;
  if (failure.kind !== 'tool-result') throw new Error(`${tool} failed with a ${failure.kind}`);
  const [text, ...others] = failure.content.map((content) => content.text);
  expect(others).toEqual([]);
  expect(JSON.parse(text ?? '')).toEqual(failure.structured);
  return onTheWire(failure.structured);
}

/** Calls tools in one conversation: `data` expects a success, `error` a refusal. */
export function conversation(domain: Domain, userId = 'u1', threadId = 't1') {
  const call = (tool: ToolName, input: Json = {}) =>
    envelopeOfCall(domain, tool, { user_id: userId, thread_id: threadId, ...input });
  return {
    call,
    data: async (tool: ToolName, input?: Json): Promise<Json> => {
      const envelope = await call(tool, input);
      if (!envelope.ok) throw new Error(`${tool} was refused: ${JSON.stringify(envelope.error)}`);
      return envelope.data;
    },
    error: async (tool: ToolName, input?: Json) => {
      const envelope = await call(tool, input);
      if (envelope.ok) throw new Error(`${tool} was not refused: ${JSON.stringify(envelope.data)}`);
      return envelope.error;
    },
  };
}

export type Conversation = ReturnType<typeof conversation>;

/** A valid transaction as clients send it, with the given fields changed. */
export function lunch(fields: Json = {}): { readonly transaction: Json } {
  return {
    transaction: {
      type: 'EXPENSE',
      amount_mxn_cents: 15550,
      category_type: 'VARIABLE',
      category: 'Food',
      description: 'Lunch at Chipotle',
      date_iso: '2026-02-01',
      ...fields,
    },
  };
}

function onTheWire(structured: unknown): Envelope<Json> {
  return JSON.parse(JSON.stringify(structured)) as Envelope<Json>;
}
