import { Failure, failureText, Loading, useLanguage, UserText } from '@bursar/views/html-views';
import { useCallback, useEffect, useState } from 'preact/hooks';

import type { Devices as Listed, Pairing } from '../../mcp/devices';
import { useHousehold } from '../../shell/household-context';

/** The devices that have a key of the household, and how another gets one. */
export function Devices() {
  const language = useLanguage();
  const { t, day } = language;
  const { devices } = useHousehold();
  const [listed, setListed] = useState<Listed>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [keeps, setKeeps] = useState(false);
  const run = useCallback(
    async (call: () => Promise<Listed>) => {
      setBusy(true);
      setFailure(undefined);
      await call().then(setListed, (error: unknown) => setFailure(failureText(error, language)));
      setBusy(false);
    },
    [language],
  );
  useEffect(() => void run(() => devices.devices()), [run, devices]);
  return (
    <section aria-labelledby="devices" data-devices>
      <h2 id="devices">{t('devices.title')}</h2>
      {failure !== undefined && <Failure title={t('devices.failed')} text={failure} />}
      {listed === undefined && failure === undefined && <Loading label={t('common.loading')} />}
      {listed?.devices.length === 0 && <p class="quiet">{t('devices.none')}</p>}
      <ul class="changes">
        {listed?.devices.map(({ id, name, paired_at: pairedAt }) => (
          <li class="change" key={id} data-device={id}>
            <span>
              <UserText text={name} />{' '}
              <span class="quiet">{t('devices.since', { day: day(pairedAt.slice(0, 10)) })}</span>
            </span>
            <button
              type="button"
              class="button"
              data-action="revoke"
              disabled={isBusy}
              aria-label={t('devices.revokeNamed', { name })}
              onClick={() => void run(() => devices.revokeDevice(id))}
            >
              {t('devices.revoke')}
            </button>
          </li>
        ))}
      </ul>
      {listed !== undefined && listed.pairing !== null && <OpenPairing pairing={listed.pairing} />}
      {listed?.can_pair === true && (
        <div class="form">
          <label class="inline">
            <input type="checkbox" checked={keeps} onChange={({ currentTarget }) => setKeeps(currentTarget.checked)} />{' '}
            {t('devices.keep')}
          </label>
          <div class="form-actions">
            <button
              type="button"
              class="button"
              data-action="pair"
              disabled={isBusy}
              onClick={() => void run(() => devices.openPairing(keeps))}
            >
              {t('devices.pair')}
            </button>{' '}
            {listed.pairing !== null && (
              <button
                type="button"
                class="button"
                data-action="stop-pairing"
                disabled={isBusy}
                onClick={() => void run(() => devices.closePairing())}
              >
                {t('devices.stop')}
              </button>
            )}
          </div>
        </div>
      )}
      {listed?.can_pair === false && <p class="quiet">{t('devices.elsewhere')}</p>}
    </section>
  );
}

/** The link for the device, and what its browser will say of the certificate. */
function OpenPairing({ pairing }: { readonly pairing: Pairing }) {
  const { t, locale } = useLanguage();
  const { link, qr, expires_at: expiresAt, fingerprint, is_self_made: isSelfMade } = pairing;
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(new Date(expiresAt ?? 0));
  return (
    <div class="pairing" data-pairing role="status">
      {link === null ? (
        <p>{t('devices.ended')}</p>
      ) : (
        <>
          <p>{t('devices.open', { time })}</p>
          <p>
            <code class="pairing-link" data-link>
              {link}
            </code>
          </p>
          {qr !== null && <img class="pairing-code" src={qr} alt={t('devices.code')} width={200} height={200} />}
        </>
      )}
      <p class="quiet">{t(isSelfMade ? 'devices.selfMade' : 'devices.own')}</p>
      <p>
        <code class="pairing-link">{fingerprint}</code>
      </p>
    </div>
  );
}
