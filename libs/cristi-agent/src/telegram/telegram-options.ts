import type { Clock } from '@bursar/calendar';
import type { Connection, Database } from '@bursar/database';
import type { Caller, Domain } from '@bursar/toolkit';

import type { Pause } from './pause';

export interface TelegramOptions {
  /** The bot's token from BotFather. */
  readonly token: string;
  /** For a server other than Telegram's own. */
  readonly apiRoot?: string;
  /** Telegram user ids that the bot answers; it ignores all others without a reply. */
  readonly allowedUserIds: readonly string[];
  /** The cristi-agent domain over a database: the bot calls its tools in the transaction of an update. */
  domainOver(database: Pick<Database, 'forDomain'>): Domain;
  readonly database: Database;
  /** Reads the language of the owner's household, for chats whose user has chosen none; Spanish by default. */
  readonly languageOf?: (connection: Connection, owner: string) => Promise<string | undefined>;
  /** Reads the currency of the owner's budgets, ISO 4217; pesos by default. */
  readonly currencyOf?: (connection: Connection, owner: string) => Promise<string>;
  /** Gives the time at which a message is received. */
  readonly clock: Clock;
  /** The owner of the data; the local caller by default. */
  readonly caller?: Caller;
  /** The bot stores nothing: it refuses every command that writes. */
  readonly readOnly?: boolean;
  /** Receives faults and failures to send a message. They contain nothing of the messages. */
  readonly onFault?: (error: unknown) => void;
  /** Waits before a message is sent again; a timer by default. */
  readonly pause?: Pause;
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
