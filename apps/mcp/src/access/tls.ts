import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { APPLICATION_SETTINGS } from '../configuration/application-settings';
import { invalidSetting, type Settings } from '../configuration/read-settings';
import { UsageError } from '../configuration/usage-error';

/** How a server proves who it is and hides what is sent: PEM texts, and the names that the certificate is for. */
export interface Tls {
  readonly certificate: string;
  readonly key: string;
  /** Names and addresses as a URL has them; `*.example.org` stands for one more label. */
  readonly names: readonly string[];
}

/** The certificate and key of `--tls-cert` and `--tls-key`; undefined without them. Throws a UsageError for one that cannot be used. */
export function readTls({ tlsCert, tlsKey }: Pick<Settings, 'tlsCert' | 'tlsKey'>): Tls | undefined {
  if (tlsCert === undefined && tlsKey === undefined) return undefined;
  if (tlsCert === undefined || tlsKey === undefined) {
    throw new UsageError('--tls-cert and --tls-key go together: give both, or none');
  }
  const certificate = parsed('tlsCert', tlsCert, (text) => new X509Certificate(text));
  const key = parsed('tlsKey', tlsKey, createPrivateKey);
  if (!certificate.value.checkPrivateKey(key.value)) {
    throw new UsageError(
      'the key of --tls-key is not that of the certificate of --tls-cert: give the two that belong together',
    );
  }
  const names = namesOf(certificate.value);
  if (names.length === 0) {
    throw new UsageError('the certificate of --tls-cert has no name (subjectAltName), which browsers ask for');
  }
  return { certificate: certificate.text, key: key.text, names };
}

/** SHA-256 of a certificate as browsers show it: pairs of digits with colons. */
export function fingerprintOf({ certificate }: Tls): string {
  return new X509Certificate(certificate).fingerprint256;
}

function parsed<Value>(name: 'tlsCert' | 'tlsKey', path: string, parse: (text: string) => Value) {
  try {
    const text = readFileSync(path, 'utf8');
    return { text, value: parse(text) };
  } catch {
    throw invalidSetting(APPLICATION_SETTINGS[name], path, name === 'tlsCert' ? '--tls-cert' : '--tls-key');
  }
}

/** `DNS:home.example, IP Address:192.168.1.5` as a URL has them. */
export function namesOf({ subjectAltName }: X509Certificate): readonly string[] {
  return (subjectAltName ?? '').split(', ').flatMap((entry) => {
    const [, kind, name = ''] = /^(DNS|IP Address):(.+)$/.exec(entry) ?? [];
    if (kind === undefined) return [];
    const host = kind === 'DNS' ? name : hostOf(name);
    return [host.startsWith('*.') ? host.toLowerCase() : new URL(`https://${host}`).hostname];
  });
}

/** An address as a URL has it: version 6 stands in brackets. */
export function hostOf(address: string): string {
  return address.includes(':') ? `[${address}]` : address;
}
