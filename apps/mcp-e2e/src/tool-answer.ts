import { failureOfTexts, type Answer } from '@bursar/acceptance';

import type { RpcMessage } from './json-rpc';

/** What a tool answered. Throws at an error of the protocol: `what` was not the call of a tool that is there. */
export function answerOf({ result, error }: RpcMessage, what: string): Answer {
  if (result === undefined) throw new Error(`${what}: ${error?.message}`);
  if (result['isError'] !== true) return { structured: result['structuredContent'] };
  const content = result['content'] as readonly { readonly text: string }[];
  return { failure: failureOfTexts(content.map(({ text }) => text)) };
}
