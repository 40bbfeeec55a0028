import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { clockOf } from '@bursar/calendar';
import { createTestDatabase, type TestDatabase } from '@bursar/database/testing';
import { LOCAL_OWNER } from '@bursar/toolkit';

import { openAccess, type Access } from './access';
import { migrations } from './migrations';

let test: TestDatabase;
let access: Access;
let now = Date.parse('2026-02-10T15:00:00Z');

beforeAll(async () => {
  test = await createTestDatabase([migrations]);
  access = openAccess(
    test.database,
    clockOf(() => now),
  );
});
afterAll(() => test.drop());

it('includes every migration', () => {
  const files = readdirSync(join(__dirname, '../migrations')).filter((name) => name.endsWith('.sql'));
  expect(Object.keys(migrations.files)).toEqual(files.sort());
});

describe('owners', () => {
  it('are created once, also by concurrent calls', async () => {
    const name = randomUUID();
    const ids = await Promise.all(Array.from({ length: 16 }, () => access.ownerNamed(name)));
    expect(new Set(ids).size).toBe(1);
    expect(await access.ownerNamed(` ${name} `)).toBe(ids[0]);
    expect(await access.ownerNamed(name.toUpperCase())).not.toBe(ids[0]);
  });

  it('are found without being created', async () => {
    const name = randomUUID();
    expect(await access.findOwner(name)).toBeUndefined();
    expect(await access.findOwner(name)).toBeUndefined();
    const id = await access.ownerNamed(name);
    expect(await access.findOwner(` ${name}`)).toBe(id);
    expect(await access.findOwner('local')).toBe(LOCAL_OWNER);
  });

  it('go with the transaction in which they are created', async () => {
    const name = randomUUID();
    const failed = test.database.transaction(async (transaction) => {
      await access.ownerNamedIn(transaction, name);
      throw new Error('taken back');
    });
    await expect(failed).rejects.toThrow('taken back');
    expect(await access.findOwner(name)).toBeUndefined();
  });

  it('include the person at this machine, by name', async () => {
    expect(await access.ownerNamed('local')).toBe(LOCAL_OWNER);
  });
});

describe('keys', () => {
  it('identify their owner, and are stored only as digests', async () => {
    const name = randomUUID();
    const { id, key } = await access.createKey(name, 'laptop');
    expect(key).toMatch(/^bsr_[0-9a-f-]{36}_[A-Za-z0-9_-]{43}$/);
    expect(key).toContain(id);
    expect(await access.ownerOfKey(key)).toEqual({ owner: await access.ownerNamed(name), keyId: id });
    const rows = await test.database.run(
      (connection) => connection.query`select * from access.api_keys where key_id = ${id}`,
    );
    expect(rows).toMatchObject([{ label: 'laptop' }]);
    expect(JSON.stringify(rows)).not.toContain(key.slice(-43));
  });

  it('are rejected if one character differs', async () => {
    const { key } = await access.createKey(randomUUID(), 'laptop');
    const swap = (text: string, at: number) => text.slice(0, at) + (text[at] === 'a' ? 'b' : 'a') + text.slice(at + 1);
    for (const at of [0, 4, 30, 41, 60, key.length - 1]) {
      expect(await access.ownerOfKey(swap(key, at))).toBeUndefined();
    }
    for (const other of ['', 'x', `${key}a`, ` ${key}`, key.slice(0, -1), `${key}\n`]) {
      expect(await access.ownerOfKey(other)).toBeUndefined();
    }
  });

  it('are revoked immediately and only once', async () => {
    const { id, key } = await access.createKey(randomUUID(), 'laptop');
    await access.revokeKey(id.toUpperCase());
    expect(await access.ownerOfKey(key)).toBeUndefined();
    await expect(access.revokeKey(id)).rejects.toMatchObject({ code: 'KEY_NOT_FOUND' });
    await expect(access.rotateKey(id)).rejects.toMatchObject({ code: 'KEY_NOT_FOUND' });
    await expect(access.revokeKey('nonsense')).rejects.toMatchObject({ code: 'KEY_NOT_FOUND' });
  });

  it('are not revealed if one is given instead of its id', async () => {
    const { key } = await access.createKey(randomUUID(), 'laptop');
    const secret = key.slice(-43);
    for (const attempt of [access.revokeKey(key), access.rotateKey(key)]) {
      const { message } = (await attempt.catch((error: unknown) => error)) as Error;
      expect(message).toContain('bursar key list');
      for (let at = 0; at + 8 <= secret.length; at += 1) expect(message).not.toContain(secret.slice(at, at + 8));
    }
    expect(await access.ownerOfKey(key)).toBeDefined();
  });

  it('are replaced immediately', async () => {
    const name = randomUUID();
    const old = await access.createKey(name, 'laptop');
    const fresh = await access.rotateKey(old.id);
    expect(await access.ownerOfKey(old.key)).toBeUndefined();
    expect(await access.ownerOfKey(fresh.key)).toEqual({ owner: await access.ownerNamed(name), keyId: fresh.id });
  });

  it('are rotated by one of many concurrent calls', async () => {
    const { id } = await access.createKey(randomUUID(), 'laptop');
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => access.rotateKey(id)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('are listed with their labels and times, and without their secrets', async () => {
    const name = randomUUID();
    const first = await access.createKey(name, 'first');
    now += 1000;
    await access.rotateKey(first.id);
    const listed = (await access.listKeys()).filter(({ owner }) => owner === name);
    expect(listed).toMatchObject([
      { id: first.id, label: 'first', revokedAt: expect.stringContaining('15:00:01') },
      { label: 'first', revokedAt: null },
    ]);
    expect(Object.keys(listed[0] ?? {}).sort()).toEqual(['createdAt', 'id', 'label', 'owner', 'revokedAt']);
  });

  it.each([
    ['', 'laptop', '--owner'],
    ['ana', ' ', '--name'],
    ['a'.repeat(101), 'laptop', '--owner'],
    ['ana', 'two\nlines', '--name'],
  ])('of %j named %j are refused', async (owner, label, field) => {
    await expect(access.createKey(owner, label)).rejects.toMatchObject({
      code: 'INVALID_ARGUMENT',
      message: expect.stringContaining(field),
    });
  });
});

describe('subjects', () => {
  const ISSUER = 'https://issuer.example';
  const countOwners = async () => {
    const [row] = await test.database.run(
      (connection) => connection.query`select count(*)::int as count from access.owners`,
    );
    return row?.['count'] as number;
  };

  it('are one owner each, also with concurrent calls', async () => {
    const subject = randomUUID();
    const before = await countOwners();
    const ids = await Promise.all(Array.from({ length: 16 }, () => access.ownerOfSubject(ISSUER, subject)));
    expect(new Set(ids).size).toBe(1);
    expect(await access.ownerOfSubject(ISSUER, subject)).toBe(ids[0]);
    expect(await countOwners()).toBe(before + 1);
  });

  it('are distinguished by every character, and by their issuer', async () => {
    const name = `ana-${randomUUID()}`;
    const others = [` ${name}`, `${name} `, name.toUpperCase(), `${name}\u0301`, 'local'];
    const ids = await Promise.all([
      ...[name, ...others].map((subject) => access.ownerOfSubject(ISSUER, subject)),
      ...[`${ISSUER}/`, `${ISSUER}/realm`].map((issuer) => access.ownerOfSubject(issuer, name)),
    ]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).not.toContain(LOCAL_OWNER);
    expect(ids).not.toContain(await access.ownerNamed(name));
  });

  it('are kept unique by the constraints of the database', async () => {
    const owner = await access.ownerOfSubject(ISSUER, randomUUID());
    const [other, name] = [await access.ownerOfSubject(ISSUER, randomUUID()), randomUUID()];
    const insert = (ownerId: string, subject: string) =>
      test.database.run(
        (connection) =>
          connection.query`insert into access.subjects (owner_id, issuer, subject, created_at)
              values (${ownerId}, ${ISSUER}, ${subject}, now())`,
      );
    await expect(insert(owner, name)).rejects.toThrow('subjects_owner');
    await expect(insert('nobody', name)).rejects.toThrow('subjects_owner_id_owners_owner_id_fk');
    await expect(insert('local', '')).rejects.toThrow('subjects_subject_length');
    const [row] = await test.database.run(
      (connection) => connection.query`select subject from access.subjects where owner_id = ${other}`,
    );
    await expect(insert(await access.ownerNamed(name), String(row?.['subject']))).rejects.toThrow('subjects_identity');
  });
});
