import fc from 'fast-check';

import { databaseHosts } from './database-hosts';

const addresses = (url: string) => databaseHosts(url).hosts.map(({ address }) => address);
const refusal = (url: string) => {
  try {
    return databaseHosts(url);
  } catch (error) {
    return (error as Error).message;
  }
};

describe('the hosts of a DATABASE_URL', () => {
  it('are one, as it was given, which may be anything', () => {
    const url = 'postgresql://user:p%40ss@db.example/bursar?sslmode=require';
    expect(databaseHosts(url)).toEqual({ requirement: 'any', hosts: [{ address: 'db.example:5432', url }] });
  });

  it('are several, each with its port or 5432, IPv6 in brackets, of which one must take writes', () => {
    expect(databaseHosts('postgres://u:p@a:5432,b:5433,[::1]:5434,c/home?sslmode=verify-full')).toEqual({
      requirement: 'read-write',
      hosts: [
        { address: 'a:5432', url: 'postgres://u:p@a:5432/home?sslmode=verify-full' },
        { address: 'b:5433', url: 'postgres://u:p@b:5433/home?sslmode=verify-full' },
        { address: '[::1]:5434', url: 'postgres://u:p@[::1]:5434/home?sslmode=verify-full' },
        { address: 'c:5432', url: 'postgres://u:p@c/home?sslmode=verify-full' },
      ],
    });
  });

  it.each(['any', 'read-write', 'primary'])('may be required to be %s, which the driver does not see', (attribute) => {
    const { requirement, hosts } = databaseHosts(`postgres://u@a,b/d?target_session_attrs=${attribute}&sslmode=prefer`);
    expect([requirement, hosts.map(({ url }) => url)]).toEqual([
      attribute,
      ['postgres://u@a/d?sslmode=prefer', 'postgres://u@b/d?sslmode=prefer'],
    ]);
  });

  it.each([
    ['postgres://u:secret@a,,b/d', 'DATABASE_URL has a comma too many: host 2 of 3 is empty.'],
    ['postgres://u:secret@a,b,/d', 'DATABASE_URL has a comma too many: host 3 of 3 is empty.'],
    [
      'postgres://u:secret@a,b:port/d',
      'DATABASE_URL is not readable at host 2 of 2: expected host:port, IPv6 in brackets.',
    ],
    [
      'postgres://u:secret@a,::1/d',
      'DATABASE_URL is not readable at host 2 of 2: expected host:port, IPv6 in brackets.',
    ],
    ['postgres://u:secret@a,b:70000/d', 'DATABASE_URL has a port that does not exist at host 2 of 2.'],
    ['postgres://u:secret@a,b,A:5432/d', 'DATABASE_URL names one host twice: hosts 1 and 3 are the same.'],
    [
      `postgres://u:secret@${Array.from({ length: 65 }, (_, index) => `h${index}`).join(',')}/d`,
      'DATABASE_URL names 65 hosts; 64 are the most.',
    ],
    [
      'postgres://u:secret@a,b/d?target_session_attrs=standby',
      'DATABASE_URL has a target_session_attrs that is not one of any, read-write, primary.',
    ],
    ['postgres://u:secret@/d', 'DATABASE_URL is not of the form postgres://user:password@host:port/database.'],
    ['mysql://u:secret@a,b/d', 'DATABASE_URL is not of the form postgres://user:password@host:port/database.'],
  ])('are refused by their place: %s', (url, message) => expect(refusal(url)).toBe(message));

  it('are not changed by any password, escaped as URLs want it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (password) => {
        const url = `postgres://user:${encodeURIComponent(password)}@a,b:5433/d`;
        expect(addresses(url)).toEqual(['a:5432', 'b:5433']);
        for (const host of databaseHosts(url).hosts) {
          expect(decodeURIComponent(new URL(host.url).password)).toBe(password);
        }
      }),
    );
    expect(addresses('postgres://user:with,comma:and%40@a,b/d')).toEqual(['a:5432', 'b:5432']);
  });
});
