import { answerOf, type Answer, type Fields, type RpcMessage } from '../../../index';
import type { Call } from '../model';
import { same } from '../contract-violation';

/** What only REST can do, or only the command line: no tool stands for it. */
const NO_TOOLS = ['pause_recurrence', 'reactivate_recurrence', 'generate_recurrences', 'undo_import'];

export const isTool = (name: string) => !NO_TOOLS.includes(name);

/** A tool's answer without the name of the request, after a look at whether its two forms agree. */
export function mcpAnswer({ tool }: Call, message: RpcMessage): Answer {
  const answer = answerOf(message, tool);
  if ('failure' in answer) return answer;
  const content = message.result?.['content'] as readonly { readonly text: string }[];
  same(JSON.parse(content.at(-1)?.text ?? ''), answer.structured, `the text of ${tool}`);
  const { correlationId: _, ...structured } = answer.structured as Fields;
  return { structured };
}
