import type { Clock } from '@bursar/calendar';
import type { Database } from '@bursar/database';
import type { Caller, Domain } from '@bursar/toolkit';

export interface TelegramOptions {
  /** The bot's token from BotFather. */
  readonly token: string;
  /** For a server other than Telegram's own. */
  readonly apiRoot?: string;
  /** Telegram user ids that the bot answers; it ignores all others without a reply. */
  readonly allowedUserIds: readonly string[];
  /** The cristi-agent domain, whose tools the bot calls. */
  readonly domain: Domain;
  /** Stores pending writes; the domain's own database. */
  readonly database: Database;
  /** Gives the time at which a message is received. */
  readonly clock: Clock;
  /** The owner of the data; the local caller by default. */
  readonly caller?: Caller;
  /** The bot stores nothing: it refuses every command that writes. */
  readonly readOnly?: boolean;
  /** Receives faults and failures to send a message. They contain nothing of the messages. */
  readonly onFault?: (error: unknown) => void;
}

/** Why the bot does not start: one sentence that names the setting and its expected value. */
export class TelegramSettingsError extends Error {
  override readonly name = 'TelegramSettingsError';
}

/** Throws a TelegramSettingsError without a token or without allowed users. */
export function checkTelegramOptions({ token, allowedUserIds }: TelegramOptions): void {
  if (token.trim() === '') {
    throw new TelegramSettingsError('TELEGRAM_BOT_TOKEN is not set; expected the token that BotFather gave the bot');
  }
  if (allowedUserIds.length === 0) {
    throw new TelegramSettingsError(
      'CRISTI_ALLOWED_USER_IDS is empty; expected the Telegram user ids that may use the bot, separated by commas',
    );
  }
}
