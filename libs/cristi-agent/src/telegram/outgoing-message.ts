import type { Button, Reply } from '../chat/reply';
import { splitMessage } from './split-message';

/** A message as it waits to be sent. Stored as JSON. */
export interface OutgoingMessage {
  readonly chatId: number;
  readonly text: string;
  readonly buttons?: readonly (readonly Button[])[];
}

/** A reply in parts short enough for Telegram; the buttons are under the last one. */
export function outgoingMessages(chatId: number, { text, buttons }: Reply): OutgoingMessage[] {
  const parts = splitMessage(text);
  return parts.map((part, index) => ({
    chatId,
    text: part,
    ...(buttons !== undefined && index === parts.length - 1 && { buttons }),
  }));
}
