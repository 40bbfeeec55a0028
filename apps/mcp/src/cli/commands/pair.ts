import { qrLines } from '../../access/pairing/qr/qr-image';
import { readSettings, type Settings } from '../../configuration/read-settings';
import { compose } from '../../domains/compose';
import { locale, t } from '../../language/language';
import type { OpenPairing } from '../../transports/pairing-listener';
import { shutDownServerWith } from '../../transports/shutdown';
import { PAIR } from '../definitions/server-commands';
import { isColoured } from '../is-coloured';
import { print } from '../print';
import { readCommand } from '../read-command';
import { rejectPositionals } from '../reject-positionals';
import { createHttpParts } from '../serving/http-parts';
import { PAIRING_PORT, type NetworkAddress } from '../serving/open-devices';
import { refuseUnwritableDirectory } from '../serving/serve';

/** `bursar pair`: shows a code for a phone, and serves the page to it over TLS until the code ends, or until it is stopped. */
export async function pair(args: readonly string[]): Promise<void> {
  const { values, positionals } = readCommand(PAIR, args);
  rejectPositionals('pair', positionals);
  const settings = readSettings(values, process.env);
  const network = { host: values.host, port: values.port === undefined ? PAIRING_PORT : settings.port };
  const pairing = await serveDevices(settings, network, values.keep === true);
  const { url, link = null, fingerprint, isSelfMade, expiresAt = 0, keeps } = pairing;
  const facts = { url, link, fingerprint, is_self_made: isSelfMade, keeps };
  print(values, { ...facts, expires_at: new Date(expiresAt).toISOString() }, textOf(pairing));
}

async function serveDevices(settings: Settings, network: NetworkAddress, keep: boolean): Promise<OpenPairing> {
  const composition = await compose(settings);
  await refuseUnwritableDirectory(settings, composition);
  const { database, workers, isReady } = composition;
  const { devices } = await createHttpParts(settings, composition, 'key', { network, onPairingClosed: () => end() });
  const pairing = await devices.listener.open({ keep });
  const shutDown = shutDownServerWith(async () => {
    await devices.listener.close();
    await workers.close();
    await database.close();
  });
  const end = () => shutDown('the time for pairing is over');
  // Warms up the database for the first call.
  void isReady();
  return pairing;
}

function textOf({ link = '', fingerprint, isSelfMade, expiresAt = 0, keeps }: OpenPairing): string {
  const time = new Intl.DateTimeFormat(locale(), { timeStyle: 'short' }).format(expiresAt);
  const code = process.stdout.isTTY ? qrLines(link, isColoured()) : [];
  return `${t('pair.open')}

  ${link}
${code.length === 0 ? '' : `\n${code.join('\n')}\n`}
${t('pair.code', { time })}

${isSelfMade ? t('pair.selfMade') : t('pair.own')}

  SHA-256 ${fingerprint}

${keeps ? t('pair.keeps') : t('pair.ends', { time })}
`;
}
