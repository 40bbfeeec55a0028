import type { ChatEvent } from '../chat/reply';

/** The part of an update that the bot uses. */
export interface IncomingUpdate {
  /** Undefined where an update has no number; then it is not recognized when it comes again. */
  readonly updateId: number | undefined;
  readonly userId: string;
  readonly chatId: number;
  /** IETF language tag of the sender's Telegram. */
  readonly languageCode: string | undefined;
  readonly event: ChatEvent;
  /** When an edited message was written, in milliseconds since 1970. */
  readonly writtenAt: number | undefined;
  /** Of a pressed button, to acknowledge it. */
  readonly callbackId: string | undefined;
}

type Fields = Readonly<Record<string, unknown>>;

/** What a person sends instead of text. Other messages without text are about the chat. */
const MEDIA = [
  'animation',
  'audio',
  'contact',
  'dice',
  'document',
  'game',
  'location',
  'paid_media',
  'photo',
  'poll',
  'sticker',
  'story',
  'venue',
  'video',
  'video_note',
  'voice',
];

/** A new or edited message or a pressed button; `undefined` for every other update. */
export function updateIn(given: unknown): IncomingUpdate | undefined {
  const update = fieldsOf(given);
  const { callback_query: pressed, message, edited_message: edited } = update;
  if (pressed !== undefined) return press(update, fieldsOf(pressed));
  const sent = fieldsOf(message ?? edited);
  const event = eventOf(sent, message === undefined);
  if (event === undefined) return undefined;
  const date = Number(sent['date']);
  const writtenAt = event.kind === 'edit' && Number.isSafeInteger(date) ? date * 1_000 : undefined;
  return identified(update, sent, { event, writtenAt, callbackId: undefined });
}

function press(update: Fields, pressed: Fields): IncomingUpdate | undefined {
  const { id, data, from, message } = pressed;
  if (typeof id !== 'string') return undefined;
  const event = { kind: 'press', data: typeof data === 'string' ? data : '' } as const;
  const sent = { from, chat: fieldsOf(message)['chat'] };
  return identified(update, sent, { event, writtenAt: undefined, callbackId: id });
}

function eventOf(sent: Fields, isEdited: boolean): ChatEvent | undefined {
  const { text, message_id: id } = sent;
  const message = Number.isSafeInteger(id) ? (id as number) : null;
  if (typeof text === 'string') return { kind: isEdited ? 'edit' : 'text', text, message };
  return !isEdited && MEDIA.some((kind) => sent[kind] !== undefined) ? { kind: 'media' } : undefined;
}

function identified(
  { update_id: number }: Fields,
  { from, chat }: Fields,
  rest: Pick<IncomingUpdate, 'event' | 'writtenAt' | 'callbackId'>,
): IncomingUpdate | undefined {
  const [userId, chatId] = [fieldsOf(from)['id'], fieldsOf(chat)['id']];
  if (!Number.isSafeInteger(userId) || !Number.isSafeInteger(chatId)) return undefined;
  const language = fieldsOf(from)['language_code'];
  return {
    updateId: Number.isSafeInteger(number) ? (number as number) : undefined,
    userId: String(userId),
    chatId: chatId as number,
    languageCode: typeof language === 'string' ? language : undefined,
    ...rest,
  };
}

function fieldsOf(value: unknown): Fields {
  return Object(value) as Fields;
}
