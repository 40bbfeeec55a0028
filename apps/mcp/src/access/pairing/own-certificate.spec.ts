import { createPrivateKey, X509Certificate } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import fc from 'fast-check';

import { namesOf } from '../tls';
import { CERTIFICATE_DAYS, makeCertificate } from './make-certificate';
import { ownCertificate } from './own-certificate';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const DAY = 24 * 60 * 60_000;

const folder = mkdtempSync(join(tmpdir(), 'bursar-certificate-'));
const kept = join(folder, 'pairing');
afterAll(() => rmSync(folder, { recursive: true }));

describe('a certificate of this machine', () => {
  const { certificate, key } = makeCertificate(['192.168.1.5', 'home.local'], NOW);
  const parsed = new X509Certificate(certificate);

  it('is signed with its own key, on P-256', () => {
    expect(parsed.verify(parsed.publicKey)).toBe(true);
    expect(parsed.checkPrivateKey(createPrivateKey(key))).toBe(true);
    expect(parsed.publicKey.asymmetricKeyDetails).toEqual({ namedCurve: 'prime256v1' });
  });

  it('is for its names alone, and vouches for nobody', () => {
    expect(parsed.checkIP('192.168.1.5')).toBe('192.168.1.5');
    expect(parsed.checkHost('home.local')).toBe('home.local');
    expect([parsed.checkIP('192.168.1.6'), parsed.checkHost('bursar')]).toEqual([undefined, undefined]);
    expect([parsed.ca, parsed.keyUsage]).toEqual([false, ['1.3.6.1.5.5.7.3.1']]);
  });

  it('holds 825 days', () => {
    const [from, to] = [Date.parse(parsed.validFrom), Date.parse(parsed.validTo)];
    expect([(to - from) / DAY, from < NOW]).toEqual([CERTIFICATE_DAYS, true]);
  });

  it('is for any address', () => {
    fc.assert(
      fc.property(fc.oneof(fc.ipV4(), fc.ipV6()), (address) => {
        const made = new X509Certificate(makeCertificate([address], NOW).certificate);
        const host = address.includes(':') ? `[${address}]` : address;
        expect(namesOf(made)).toEqual([new URL(`http://${host}`).hostname]);
      }),
      { numRuns: 50 },
    );
  });
});

it('is kept for this account alone, and found again', () => {
  const made = ownCertificate(kept, '192.168.1.5', NOW);
  expect(made.names).toEqual(['192.168.1.5']);
  expect(ownCertificate(kept, '192.168.1.5', NOW + DAY)).toEqual(made);
  const [file = ''] = readdirSync(kept);
  expect([statSync(kept).mode & 0o777, statSync(join(kept, file)).mode & 0o777]).toEqual([0o700, 0o600]);
});

it.each<[string, string, number]>([
  ['for another address', '192.168.1.6', NOW],
  ['before it ends', '192.168.1.5', NOW + 820 * DAY],
])('is made anew %s', (_, address, now) => {
  const before = ownCertificate(kept, '192.168.1.5', NOW);
  const after = ownCertificate(kept, address, now);
  expect([after.certificate === before.certificate, after.names]).toEqual([false, [address]]);
  expect(ownCertificate(kept, address, now)).toEqual(after);
});

it('is made anew where the kept one cannot be read', () => {
  writeFileSync(join(kept, 'tls.pem'), 'damaged');
  const made = ownCertificate(kept, '192.168.1.5', NOW);
  expect(ownCertificate(kept, '192.168.1.5', NOW)).toEqual(made);
});

it('goes with the process where there is no folder', () => {
  const [one, other] = [0, 1].map(() => ownCertificate(undefined, '::1', NOW));
  expect([one?.names, one?.certificate === other?.certificate]).toEqual([['[::1]'], false]);
});

it('is refused where nothing can be written, by the option that helps', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(() => ownCertificate(join(file, 'pairing'), '192.168.1.5', NOW)).toThrow(/--data-dir/);
});
