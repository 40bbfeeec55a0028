import fc from 'fast-check';

import { PairingCode } from './pairing-code';

const MINUTE = 60_000;

function opened() {
  let now = 0;
  const code = new PairingCode(() => now);
  const keys: string[] = [];
  const { code: right } = code.open();
  const redeem = (given: string) =>
    code
      .redeem(given, async () => `key ${keys.push(given)}`)
      .catch(({ code: refusal, details }) => ({ refusal, details }));
  return { code, keys, right, redeem, pass: (milliseconds: number) => (now += milliseconds) };
}

const ENDED = { refusal: 'CODE_ENDED', details: {} };
const wrong = (left: number) => ({ refusal: 'WRONG_CODE', details: { tries_left: left } });

it('is 40 random bits as letters and digits that nobody mistakes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 5, maxLength: 5 }), (bytes) => {
      const { code } = new PairingCode(Date.now, () => bytes).open();
      expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
      const value = [...code].reduce((sum, letter) => sum * 32 + '0123456789ABCDEFGHJKMNPQRSTVWXYZ'.indexOf(letter), 0);
      expect(value).toBe(bytes.reduce((sum, byte) => sum * 256 + byte, 0));
    }),
  );
});

it('is used once', async () => {
  const { right, redeem } = opened();
  expect(await redeem(right)).toBe('key 1');
  expect(await redeem(right)).toEqual(ENDED);
});

it('is used by one of many at once', async () => {
  const { right, redeem, keys } = opened();
  const answers = await Promise.all(Array.from({ length: 20 }, () => redeem(right)));
  expect(answers.filter((answer) => answer === 'key 1')).toHaveLength(1);
  expect(keys).toHaveLength(1);
});

it('holds five minutes', async () => {
  const { right, redeem, pass } = opened();
  pass(5 * MINUTE - 1);
  expect(await redeem('WRONG')).toEqual(wrong(4));
  pass(1);
  expect(await redeem(right)).toEqual(ENDED);
});

it('ends with the fifth wrong one, and the right one comes too late', async () => {
  const { right, redeem } = opened();
  for (const left of [4, 3, 2, 1]) expect(await redeem('00000000')).toEqual(wrong(left));
  expect(await redeem('')).toEqual(ENDED);
  expect(await redeem(right)).toEqual(ENDED);
});

it('is taken as people type it', async () => {
  const bytes = Uint8Array.from([0, 0, 0, 0, 33]);
  const code = new PairingCode(Date.now, () => bytes);
  expect(code.open().code).toBe('00000011');
  expect(await code.redeem(' oO0000iL ', async () => 'key')).toBe('key');
});

it('is taken again where no key could be made', async () => {
  const { code, right, redeem } = opened();
  await expect(code.redeem(right, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await redeem(right)).toBe('key 1');
});

it('is worth nothing once another is open, or none is', async () => {
  const { code, right, redeem } = opened();
  const next = code.open().code;
  if (next !== right) expect(await redeem(right)).toEqual(wrong(4));
  code.close();
  expect(await redeem(next)).toEqual(ENDED);
});
