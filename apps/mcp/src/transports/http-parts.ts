import type { Domain } from '@bursar/toolkit';

import type { ServerParts } from '../protocol/mcp-server';
import type { Devices } from './devices';
import type { AuthenticationParts } from './authenticate';
import type { ReadMessage } from './message-reader';
import type { SettingsAccess } from './household-settings';
import type { SampleAccess } from './household-sample';
import type { ImportHistory } from './import-history';
import type { ReportParts } from './report-documents';
import type { ListTrades } from './trades';

/** The status of an answer that nobody receives. */
export const CLIENT_GONE = 499;

export interface HttpParts extends ServerParts, AuthenticationParts, ReportParts {
  /** Served over REST too, where a domain has routes. */
  readonly domains: readonly Domain[];
  /** Whether calls can be served now. Never throws. */
  isReady(): Promise<boolean>;
  readonly readMessage: ReadMessage;
  /** For the page; undefined where statements are not served. */
  readonly importHistory: ImportHistory | undefined;
  readonly householdSettings: SettingsAccess;
  readonly householdSample: SampleAccess;
  /** The files of trades that the person at this machine has opened. */
  readonly listTrades: ListTrades;
  readonly devices: Devices;
  /** The language that the start of the server decides for every household. */
  readonly fixedLanguage: string | undefined;
  /** Handles Telegram's webhook requests, where the webhook is enabled. */
  readonly telegramWebhook: ((request: Request) => Promise<Response>) | undefined;
  /** Whether X-Forwarded-* headers of a reverse proxy are trusted. */
  readonly trustProxyHeaders: boolean;
  /** `--auth none`: a request without a key comes from the person at this machine. */
  readonly asksNoCredentials: boolean;
}
