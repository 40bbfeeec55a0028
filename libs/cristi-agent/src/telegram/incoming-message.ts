/** The part of an update that the bot uses. */
export interface IncomingMessage {
  readonly userId: string;
  readonly chatId: number;
  readonly text: string;
}

/** The text of a new or edited message; `undefined` for every other update. */
export function messageIn(update: unknown): IncomingMessage | undefined {
  const { message, edited_message: edited } = fieldsOf(update);
  const { text, from, chat } = fieldsOf(message ?? edited);
  const [userId, chatId] = [fieldsOf(from)['id'], fieldsOf(chat)['id']];
  if (typeof text !== 'string' || !Number.isSafeInteger(userId) || !Number.isSafeInteger(chatId)) return undefined;
  return { userId: String(userId), chatId: chatId as number, text };
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return Object(value) as Readonly<Record<string, unknown>>;
}
