import pg from 'pg';

import { sqlState, workFailure } from './connection-failure';
import { DatabaseUnavailable } from './database-unavailable';

const wrapped = (cause: unknown) => new Error('Failed query: select 1', { cause: new Error('deeper', { cause }) });

const serverError = Object.assign(new pg.DatabaseError('secrets', 0, 'error'), { code: '23505' });

it('finds the server’s code under what a query builder wraps around it', () => {
  expect([serverError, wrapped(serverError)].map(sqlState)).toEqual(['23505', '23505']);
  expect([undefined, null, 'text', new Error('ours'), wrapped({ code: '23505' })].map(sqlState)).toEqual(
    Array(5).fill(undefined),
  );
});

it('finds a database that is away under it, also when only the system says so', () => {
  const lost = new DatabaseUnavailable('lost');
  expect([lost, wrapped(lost)].map(workFailure)).toEqual([lost, lost]);
  const refused = Object.assign(new Error('connect ECONNREFUSED /secret/path'), { syscall: 'connect' });
  expect([refused, wrapped(refused)].map(workFailure)).toEqual(Array(2).fill(new DatabaseUnavailable('unreachable')));
});

it('knows a disk that is full', () => {
  const full = Object.assign(new pg.DatabaseError('could not extend file', 0, 'error'), { code: '53100' });
  expect([full, wrapped(full)].map(workFailure)).toEqual(Array(2).fill(new DatabaseUnavailable('disk-full')));
});

it('leaves any other failure as it was', () => {
  for (const failure of [wrapped(serverError), new TypeError('ours'), undefined, null, 'text']) {
    expect(workFailure(failure)).toBe(failure);
  }
});
