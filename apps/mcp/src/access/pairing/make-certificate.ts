import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isIP } from 'node:net';

import { bits, der, integer, objectIdentifier, octets, sequence, setOf, TRUE, utcTime, utf8 } from './der';

const DAY_MILLISECONDS = 24 * 60 * 60_000;
/** The longest that phones take. */
export const CERTIFICATE_DAYS = 825;

const ECDSA_WITH_SHA256 = sequence(objectIdentifier('1.2.840.10045.4.3.2'));

/** A new key on P-256 and a certificate for addresses and names that it signs itself (RFC 5280), both as PEM. */
export function makeCertificate(names: readonly string[], now: number): { certificate: string; key: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const own = sequence(setOf(sequence(objectIdentifier('2.5.4.3'), utf8('bursar'))));
  const unsigned = sequence(
    der(0xa0, integer(Buffer.from([2]))),
    integer(Buffer.concat([Buffer.from([0x40]), randomBytes(15)])),
    ECDSA_WITH_SHA256,
    own,
    // A phone's clock may be a little behind.
    sequence(
      utcTime(new Date(now - DAY_MILLISECONDS)),
      utcTime(new Date(now + (CERTIFICATE_DAYS - 1) * DAY_MILLISECONDS)),
    ),
    own,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, extensions(names)),
  );
  const signature = sign('sha256', unsigned, privateKey);
  return {
    certificate: pem('CERTIFICATE', sequence(unsigned, ECDSA_WITH_SHA256, bits(signature))),
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
  };
}

function extensions(names: readonly string[]): Buffer {
  const extension = (id: string, value: Uint8Array, isCritical = false) =>
    sequence(objectIdentifier(id), ...(isCritical ? [TRUE] : []), octets(value));
  return sequence(
    // It vouches for nobody else.
    extension('2.5.29.19', sequence(), true),
    extension('2.5.29.15', bits(Buffer.from([0x80]), 7), true),
    extension('2.5.29.37', sequence(objectIdentifier('1.3.6.1.5.5.7.3.1'))),
    extension('2.5.29.17', sequence(...names.map(generalName))),
  );
}

function generalName(name: string): Buffer {
  return isIP(name) === 0 ? der(0x82, Buffer.from(name)) : der(0x87, bytesOfAddress(name));
}

function bytesOfAddress(address: string): Buffer {
  if (isIP(address) === 4) return Buffer.from(address.split('.').map(Number));
  // A URL writes version 6 in its shortest form, without an embedded version 4.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const groups = (text: string | undefined) => (text === undefined || text === '' ? [] : text.split(':'));
  const [first, last] = [groups(head), groups(tail)];
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => '0');
  return Buffer.from([...first, ...zeros, ...last].map((group) => group.padStart(4, '0')).join(''), 'hex');
}

function pem(label: string, bytes: Uint8Array): string {
  const lines = Buffer.from(bytes)
    .toString('base64')
    .replace(/.{1,64}/g, '$&\n');
  return `-----BEGIN ${label}-----\n${lines}-----END ${label}-----\n`;
}
