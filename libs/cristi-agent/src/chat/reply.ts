import type { ConfirmedTool, PendingWrite } from '../model/pending-write';
import type { ChatTools } from './chat-tools';

/** The answer to a message, and the write that now waits for confirmation. */
export interface Reply {
  readonly text: string;
  readonly pending?: PendingWrite;
}

/** What a command works with apart from the message. */
export interface ChatContext {
  /** When the message was received, ISO 8601 in Mexico City. */
  readonly now: string;
  readonly tools: ChatTools;
}

/** A message in which a command was recognized. */
export interface CommandMessage {
  /** The whole message, without the slash and the bot's name. */
  readonly text: string;
  /** The part after the command. */
  readonly rest: string;
}

export type Command = (message: CommandMessage, context: ChatContext) => Promise<Reply>;

const READ_ONLY = 'Aquí solo se puede consultar: este servidor no guarda nada.';

/** Shows a write and waits for confirmation; refuses on a read-only server. */
export async function requestConfirmation(
  { tools }: ChatContext,
  tool: ConfirmedTool,
  input: PendingWrite['input'],
  lines: readonly string[],
): Promise<Reply> {
  if (!(await tools.isAvailable(tool))) return { text: READ_ONLY };
  const question = [...lines, '¿Lo guardo? Contesta sí o no.'].join('\n');
  return { text: question, pending: { tool, input, question } };
}
