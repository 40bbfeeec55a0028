import type { PendingWrite } from '../model/pending-write';
import type { ToolName } from '../contract/tool-names';
import type { AgentTools, ToolInput } from './chat-tools';

/** What a message is answered with, and what waits for the next one. */
export interface Reply {
  readonly text: string;
  readonly pending?: PendingWrite;
}

/** What a message knows beside its text. */
export interface ChatContext {
  /** When it was received, ISO 8601 in Mexico City. */
  readonly now: string;
  readonly tools: AgentTools;
}

/** A message that a command was recognized in. */
export interface CommandMessage {
  /** All of it, without the slash and the bot's name. */
  readonly text: string;
  /** What follows the command. */
  readonly rest: string;
}

export type Command = (message: CommandMessage, context: ChatContext) => Promise<Reply>;

const READ_ONLY = 'Aquí solo se puede consultar: este servidor no guarda nada.';

/** Shows a write and waits for a yes, where anything may be written. */
export function askFirst({ tools }: ChatContext, tool: ToolName, input: ToolInput, lines: readonly string[]): Reply {
  if (!tools.offers(tool)) return { text: READ_ONLY };
  const question = [...lines, '¿Lo guardo? Contesta sí o no.'].join('\n');
  return { text: question, pending: { tool, input, question } };
}
