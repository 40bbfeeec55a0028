import { X509Certificate } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { UsageError } from '../../configuration/usage-error';
import { namesOf, hostOf, type Tls } from '../tls';
import { makeCertificate } from './make-certificate';

const FILE = 'tls.pem';
/** One that ends within a week is made anew. */
const LEAST_LEFT_MILLISECONDS = 7 * 24 * 60 * 60_000;

/**
 * The certificate that this machine made itself for an address: the one in the folder, so that a browser asks once, else a new
 * one, which is kept there for this account alone.
 *
 * @param folder undefined for one that goes with the process.
 */
export function ownCertificate(folder: string | undefined, address: string, now: number): Tls {
  const kept = folder === undefined ? undefined : keptIn(folder, address, now);
  if (kept !== undefined) return kept;
  const made = makeCertificate([address], now);
  if (folder !== undefined) keep(folder, made);
  return { ...made, names: [hostOf(address)] };
}

function keptIn(folder: string, address: string, now: number): Tls | undefined {
  try {
    const text = readFileSync(join(folder, FILE), 'utf8');
    const [certificate = '', key = ''] = text.match(/-----BEGIN [^-]+-----[^-]+-----END [^-]+-----\n/g) ?? [];
    const parsed = new X509Certificate(certificate);
    const names = namesOf(parsed);
    const isLasting = Date.parse(parsed.validTo) - now > LEAST_LEFT_MILLISECONDS;
    return isLasting && key !== '' && names.includes(hostOf(address)) ? { certificate, key, names } : undefined;
  } catch {
    // None, or one that cannot be read: another takes its place.
    return undefined;
  }
}

function keep(folder: string, { certificate, key }: { readonly certificate: string; readonly key: string }): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const [path, draft] = [join(folder, FILE), join(folder, `${FILE}.${process.pid}`)];
    writeFileSync(draft, certificate + key, { mode: 0o600 });
    chmodSync(draft, 0o600);
    renameSync(draft, path);
  } catch {
    throw new UsageError(
      `cannot keep a certificate in "${folder}": give a folder that may be written to with --data-dir`,
    );
  }
}
