import { homedir, tmpdir } from 'node:os';

import type { RpcError } from '../servers/json-rpc';
import { ROOT } from '../fixtures/workspace';

/** What no message to a client may contain: a library's name, a stack, a validator's own JSON. */
const INTERNALS: Readonly<Record<string, RegExp>> = {
  'the validator': /zod/i,
  'a stack': /(^|\n)\s*at |\bat [\w.<>]+ \(|\.[cm]?[jt]s:\d+/,
  'an issue of the validator': /"path"\s*:|invalid_(type|union|value|format)|unrecognized_keys|Invalid input/,
  'an undefined value': /\bundefined\b/,
  'an object without a text': /\[object \w+\]/,
};

/** Paths of this machine; a home or working folder at the root of the disk would be in every text with a slash. */
const PATHS = [ROOT, homedir(), tmpdir(), 'node_modules', '/usr/', 'file://'].filter((path) => path.length > 1);

/** What an error exposes that no client should see; empty for a good error. */
export function errorTextViolations({ message, data }: RpcError): string[] {
  const text = `${message}\n${JSON.stringify(data ?? {})}`;
  const words = Object.entries(INTERNALS).flatMap(([what, pattern]) => (pattern.test(text) ? [what] : []));
  const paths = PATHS.filter((path) => text.includes(path)).map((path) => `the path ${path}`);
  return [...words, ...paths].map((what) => `${what} in: ${text}`);
}
