import type { ChatLanguage } from '../model/chat-language';
import type { Waiting } from '../model/waiting';
import type { ChatRecords, ChatTools } from './chat-tools';
import type { Say } from './sentences/sentences';

/** What somebody did in a chat. */
export type ChatEvent =
  | { readonly kind: 'text'; readonly text: string; readonly message: number | null }
  | { readonly kind: 'edit'; readonly text: string; readonly message: number | null }
  /** A button, with its data. */
  | { readonly kind: 'press'; readonly data: string }
  /** A photo, a voice message and the like. */
  | { readonly kind: 'media' };

/** What a chat keeps between two events. */
export interface ChatState {
  readonly waiting: Waiting | undefined;
  /** Undefined until the user chooses one. */
  readonly language: ChatLanguage | undefined;
  /** The ids of the transactions that were listed last; empty once something was saved since. */
  readonly listed: readonly string[];
}

export interface Button {
  readonly text: string;
  /** At most 64 bytes. */
  readonly data: string;
}

export interface Reply {
  readonly text: string;
  /** In rows. */
  readonly buttons?: readonly (readonly Button[])[];
}

/** A reply, and what the chat keeps from now on. */
export interface Turn {
  readonly reply: Reply;
  readonly state: ChatState;
}

/** What an event is answered with, apart from the event. */
export interface ChatContext {
  /** When the event was received, ISO 8601 in Mexico City. */
  readonly now: string;
  readonly say: Say;
  /** The chat's id, as tools take it. */
  readonly thread: string;
  readonly state: ChatState;
  readonly tools: ChatTools;
  readonly records: ChatRecords;
  /** A name for an offer that no other one has. */
  newOffer(): string;
}

/** A message in which a command was recognized. */
export interface CommandMessage {
  /** The part after the command, in its own spelling. */
  readonly rest: string;
  /** The message's number in its chat. */
  readonly message: number | null;
}

/** `undefined` where the rest shows that the message is something else. */
export type Command = (message: CommandMessage, context: ChatContext) => Promise<Turn | undefined>;

/** A text; nothing else changes. */
export function told({ state }: ChatContext, text: string): Turn {
  return { reply: { text }, state };
}
