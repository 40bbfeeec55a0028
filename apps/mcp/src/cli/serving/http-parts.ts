import { systemClock } from '@bursar/calendar';

import type { Auth } from '../../access/auth-mode';
import { createAuthenticator } from '../../access/create-authenticator';
import type { OAuth } from '../../access/oauth/open-oauth';
import { openFolders } from '../../access/open-folders';
import { isLoopback } from '../../configuration/loopback';
import type { Settings } from '../../configuration/read-settings';
import { UsageError } from '../../configuration/usage-error';
import type { Composition } from '../../domains/compose';
import { openHouseholdSettings } from '../../domains/household';
import { startBot, telegramOptions } from '../../domains/telegram-bot';
import { listTrades } from '../../domains/trades-folder';
import { serverWork } from '../../offloading/server-work';
import { createCatalogue } from '../../protocol/catalogue';
import { openHouseholdSample } from '../../sample/household-sample';
import type { HttpParts } from '../../transports/http-parts';
import type { SampleAccess } from '../../transports/household-sample';
import type { SettingsAccess } from '../../transports/household-settings';
import type { ImportHistory } from '../../transports/import-history';
import { requireTools } from '../require-tools';
import { openDevices, PAIRING_PORT, type NetworkAddress } from './open-devices';

interface HttpPartsOptions {
  readonly oauth?: OAuth | undefined;
  /** Where devices pair; beside the server unless given. */
  readonly network?: NetworkAddress;
  readonly onPairingClosed?: () => void;
}

/** What an HTTP server answers with. Throws a UsageError for settings that cannot be used. */
export async function createHttpParts(
  settings: Settings,
  composition: Composition,
  auth: Auth['mode'],
  { oauth, network, onPairingClosed }: HttpPartsOptions = {},
): Promise<HttpParts> {
  const { domains, database, workers, isReady } = composition;
  const catalogue = createCatalogue(domains, settings);
  await requireTools(catalogue, settings);
  const parts: HttpParts = {
    domains,
    catalogue,
    files: openFolders(settings.files, settings.trades),
    ...serverWork(workers),
    isReady,
    authenticator: createAuthenticator(auth, database, settings, oauth),
    resource: oauth?.resource,
    trustProxyHeaders: settings.trustProxyHeaders,
    asksNoCredentials: auth === 'none',
    importHistory: importHistoryOf(settings, composition),
    householdSettings: householdSettingsOf(settings, composition),
    householdSample: householdSampleOf(settings, composition),
    listTrades: () => namesOfTrades(settings),
    devices: openDevices({
      ...{ settings, database, onPairingClosed, network: network ?? defaultNetwork(settings) },
      partsForDevices: () => ({ ...parts, ...withKeysOnly(settings, composition) }),
    }),
    fixedLanguage: settings.language,
    telegramWebhook: await webhookOf(settings, composition),
  };
  return parts;
}

/** A server on any free port has its listener on one too. */
function defaultNetwork({ port }: Settings): NetworkAddress {
  return { port: port === 0 ? 0 : PAIRING_PORT };
}

/** For the network at home: whatever the server asks for on its own machine, there everybody needs a key. */
function withKeysOnly(settings: Settings, { database }: Composition) {
  return {
    authenticator: createAuthenticator('key', database, settings),
    resource: undefined,
    trustProxyHeaders: false,
    asksNoCredentials: false,
    telegramWebhook: undefined,
  } satisfies Partial<HttpParts>;
}

async function namesOfTrades({ trades }: Settings): Promise<readonly string[]> {
  return trades === undefined ? [] : (await listTrades(trades)).map(({ name }) => name);
}

/** Undefined where bank statements are not served. */
function importHistoryOf({ readOnly, domains }: Settings, { database }: Composition): ImportHistory | undefined {
  if (!domains.includes('finance-tools')) return undefined;
  const openLedger = async (owner: string) =>
    (await import('@bursar/finance-tools')).loadLedger({ database, clock: systemClock, owner, via: 'page' });
  return { openLedger, readOnly };
}

/** Opened by the first request for them. */
function householdSettingsOf(settings: Settings, { database }: Composition): SettingsAccess {
  let opening: ReturnType<typeof openHouseholdSettings> | undefined;
  return { open: () => (opening ??= openHouseholdSettings(settings, database)), readOnly: settings.readOnly };
}

/** Opened by the first request for it. */
function householdSampleOf(settings: Settings, { database, workers }: Composition): SampleAccess {
  const parts = { settings, database, workers, clock: systemClock };
  let opening: ReturnType<typeof openHouseholdSample> | undefined;
  return { open: () => (opening ??= openHouseholdSample(parts)), readOnly: settings.readOnly };
}

/** Undefined unless the webhook is enabled. */
async function webhookOf(settings: Settings, composition: Composition) {
  const { telegramWebhook: isEnabled, telegramSecret: webhookSecret = '' } = settings.byDomain['cristi-agent'];
  if (!isEnabled) return undefined;
  const { telegramWebhook, WEBHOOK_SECRET_MISSING } = await import('@bursar/cristi-agent');
  // Beyond loopback it is the first thing to put right.
  if (webhookSecret === '' && !isLoopback(settings.host)) throw new UsageError(WEBHOOK_SECRET_MISSING);
  const options = await telegramOptions(settings, composition);
  return startBot(() => telegramWebhook({ ...options, webhookSecret }));
}
