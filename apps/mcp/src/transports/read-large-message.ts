import type { JSONRPCMessage } from '@modelcontextprotocol/server';
import { quoted } from '@bursar/toolkit';

import { countValues } from './json-structure';
import { isPlainObject, readJsonRpc, refusedParams, type Incoming } from './json-rpc-message';

/** No tool has as many arguments: what is left out would be refused as unknown, after those that are named. */
const MOST_ARGUMENTS = 200;
/** Values that an argument may hold at all levels: the longest lists of ids have a thousand. */
const MOST_VALUES = 20_000;

interface LargeMessage {
  /** The message in UTF-8. */
  readonly json: Uint8Array;
  /** Arguments that may be JSON text instead of an array. */
  readonly jsonTextArguments: readonly string[];
}

/**
 * Parses a large message in a worker thread and gives back one that is quick to copy and to validate: of too many
 * arguments the first, and a large array as JSON text where its tool takes that. Any other argument with too many values
 * is refused.
 */
export function readLargeMessage({ json, jsonTextArguments }: LargeMessage): Incoming {
  const incoming = readJsonRpc(json);
  if (incoming.kind === 'refused') return incoming;
  const message = incoming.message as { readonly id?: string | number; readonly params?: Record<string, unknown> };
  const { arguments: given, ...others } = message.params ?? {};
  if (countValues({ ...message, params: others }, MOST_VALUES) > MOST_VALUES)
    return tooManyValues(message.id, 'params');
  if (!isPlainObject(given)) {
    return countValues(given, MOST_VALUES) > MOST_VALUES ? tooManyValues(message.id, 'arguments') : incoming;
  }
  const bounded: Record<string, unknown> = {};
  let count = 0;
  for (const name in given) {
    count += 1;
    if (count > MOST_ARGUMENTS) break;
    const value = given[name];
    const isLarge = countValues(value, MOST_VALUES) > MOST_VALUES;
    if (isLarge && !(jsonTextArguments.includes(name) && Array.isArray(value))) return tooManyValues(message.id, name);
    Object.defineProperty(bounded, name, { ...DATA, value: isLarge ? JSON.stringify(value) : value });
  }
  const params = { ...others, arguments: bounded };
  return { kind: 'message', message: { ...incoming.message, params } as JSONRPCMessage };
}

/** As JSON.parse defines members: one named `__proto__` is a member like any other. */
const DATA = { enumerable: true, configurable: true, writable: true };

function tooManyValues(id: string | number | undefined, name: string): Incoming {
  return refusedParams(
    id ?? null,
    'TOO_MANY_VALUES',
    `${quoted(name)} holds more than ${MOST_VALUES.toLocaleString('en')} values. Send less at a time, or as text where the tool takes text.`,
  );
}
