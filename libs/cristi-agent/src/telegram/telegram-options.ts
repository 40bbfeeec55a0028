import type { Clock } from '@bursar/calendar';
import type { Database } from '@bursar/database';
import type { Caller, Domain } from '@bursar/toolkit';

export interface TelegramOptions {
  /** The bot's token, as BotFather gives it. */
  readonly token: string;
  /** Another server than Telegram's own. */
  readonly apiRoot?: string;
  /** Telegram user ids that are answered; everybody else is passed over in silence. */
  readonly allowedUserIds: readonly string[];
  /** The cristi-agent domain, whose tools do what is asked. */
  readonly domain: Domain;
  /** Where writes wait for a yes; the domain's own database. */
  readonly database: Database;
  /** "Now" is when a message is received. */
  readonly clock: Clock;
  /** Whose money it is; the person at this machine unless given. */
  readonly caller?: Caller;
  /** Told of faults and of messages that could not be sent. Nothing of their contents is in it. */
  readonly onFault?: (error: unknown) => void;
}

/** Why the bot does not start: one sentence, which setting and what it has to be. */
export class TelegramSettingsError extends Error {
  override readonly name = 'TelegramSettingsError';
}

/** Throws a TelegramSettingsError without a token, and where nobody may be answered. */
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
