import type { IssuedKey, OwnKey } from '@bursar/access';
import { readLimitedBody } from '@bursar/rest';
import { DomainError, LOCAL_OWNER, type Caller } from '@bursar/toolkit';

import type { PairingCode } from '../access/pairing/pairing-code';
import { qrImage } from '../access/pairing/qr/qr-image';
import { UsageError } from '../configuration/usage-error';
import { databaseRefusal } from './database-refusal';
import type { PairingListener } from './pairing-listener';

/** The keys of devices. */
interface DeviceKeys {
  keysOf(owner: string): Promise<readonly OwnKey[]>;
  revokeKey(id: string, owner: string): Promise<void>;
  createKey(owner: string, label: string): Promise<IssuedKey>;
}

/** What has a key of a household, and how another device gets one. */
export interface Devices {
  readonly keys: () => Promise<DeviceKeys>;
  readonly code: PairingCode;
  readonly listener: PairingListener;
  readonly readOnly: boolean;
}

const BODY_LIMIT_BYTES = 4 * 1024;
const STATUS: Readonly<Record<string, number>> = { WRONG_CODE: 403, CODE_ENDED: 410, KEY_NOT_FOUND: 404 };
const METHODS = ['GET', 'HEAD', 'POST', 'DELETE'];
const PAIRING = 'pairing';

/**
 * Answers `GET /household/devices` with what has a key of the caller's household. `DELETE /household/devices/ID` revokes one.
 * `POST /household/devices/pairing`, of the person at this machine, opens the page on the network at home with a code for a new
 * device, and `DELETE` closes it. Refusals are `{code, message, details}`.
 */
export async function answerDevices(request: Request, caller: Caller, devices: Devices): Promise<Response> {
  const { method } = request;
  const id = new URL(request.url).pathname.split('/')[3] ?? '';
  return answered(async () => {
    if (method === 'GET' || method === 'HEAD') return shown(caller, devices);
    const isPairing = id === PAIRING;
    if (!(method === 'DELETE' && id !== '') && !(method === 'POST' && isPairing)) {
      return refusal(405, 'METHOD_NOT_ALLOWED', 'Devices are read with GET and revoked with DELETE.', {}, METHODS);
    }
    if (devices.readOnly) return refusal(403, 'READ_ONLY', 'This server was started to change nothing.');
    if (isPairing && !caller.isLocal) {
      return refusal(403, 'FORBIDDEN', 'Devices are paired at the machine itself.');
    }
    if (method === 'POST') await devices.listener.open({ keep: (await bodyOf(request))['keep'] === true });
    else if (isPairing) await devices.listener.close();
    else await (await devices.keys()).revokeKey(id, caller.owner);
    return shown(caller, devices);
  });
}

/** Answers `POST /pair {code, name}` with a key of the device's own: `{key}`. */
export async function answerPairing(request: Request, { keys, code, readOnly }: Devices): Promise<Response> {
  return answered(async () => {
    if (readOnly) return refusal(403, 'READ_ONLY', 'This server was started to change nothing.');
    const { code: given, name } = await bodyOf(request);
    if (typeof given !== 'string') return refusal(422, 'INVALID_ARGUMENT', 'code is not text.', { field: 'code' });
    const label = typeof name === 'string' ? name.trim() : '';
    if (!/^[^\p{Cc}\p{Cf}\p{Cs}]{1,100}$/u.test(label)) {
      return refusal(422, 'INVALID_ARGUMENT', 'name takes 1 to 100 characters on one line.', { field: 'name' });
    }
    const issued = await code.redeem(given, async () => (await keys()).createKey(LOCAL_OWNER, label));
    return Response.json({ key: issued.key }, { headers: { 'Cache-Control': 'no-store' } });
  });
}

async function shown(caller: Caller, { keys, listener, readOnly }: Devices): Promise<Response> {
  const found = await (await keys()).keysOf(caller.owner);
  const open = caller.isLocal ? await listener.state() : undefined;
  const body = {
    devices: found.map(({ id, label, createdAt }) => ({
      id,
      name: label,
      paired_at: new Date(createdAt).toISOString(),
    })),
    can_pair: caller.isLocal && !readOnly,
    pairing:
      open === undefined
        ? null
        : {
            url: open.url,
            link: open.link ?? null,
            qr: open.link === undefined ? null : qrImage(open.link),
            expires_at: open.expiresAt === undefined ? null : new Date(open.expiresAt).toISOString(),
            fingerprint: open.fingerprint,
            is_self_made: open.isSelfMade,
            keeps: open.keeps,
          },
  };
  return Response.json(body, { headers: { 'Cache-Control': 'no-store' } });
}

async function answered(work: () => Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DomainError) {
      return refusal(STATUS[error.code] ?? 422, error.code, error.message, error.details);
    }
    if (error instanceof UsageError) return refusal(409, 'CANNOT_PAIR', error.message);
    return databaseRefusal(error);
  }
}

/** The object in a body; an empty one where there is none. Throws `INVALID_JSON`. */
async function bodyOf(request: Request): Promise<Readonly<Record<string, unknown>>> {
  const bytes = await readLimitedBody(request, BODY_LIMIT_BYTES);
  const text = new TextDecoder().decode(bytes ?? new Uint8Array([0x2d]));
  try {
    const value: unknown = JSON.parse(text === '' ? '{}' : text);
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
  } catch {
    // Said below, like JSON that is no object.
  }
  throw new DomainError('INVALID_JSON', 'The body is not a JSON object of up to 4 KiB.');
}

function refusal(
  status: number,
  code: string,
  message: string,
  details: object = {},
  allowed: readonly string[] = [],
): Response {
  const allow = allowed.length === 0 ? {} : { Allow: allowed.join(', ') };
  return Response.json({ code, message, details }, { status, headers: { 'Cache-Control': 'no-store', ...allow } });
}
