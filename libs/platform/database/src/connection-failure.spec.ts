import pg from 'pg';

import { sqlState, workFailure } from './connection-failure';
import { DatabaseUnavailable } from './database-unavailable';

const wrapped = (cause: unknown) => new Error('Failed query: select 1', { cause: new Error('deeper', { cause }) });

const serverError = (code: string) =>
  Object.assign(new pg.DatabaseError('secrets', 0, 'error'), { code, severity: 'ERROR' });
const duplicate = serverError('23505');

it('finds the server’s code under what a query builder wraps around it', () => {
  expect([duplicate, wrapped(duplicate)].map(sqlState)).toEqual(['23505', '23505']);
  const ofTheSystem = Object.assign(new Error('write EPIPE'), { code: 'EPIPE', syscall: 'write' });
  const others = [undefined, null, 'text', new Error('ours'), wrapped({ code: '23505' }), ofTheSystem];
  expect(others.map(sqlState)).toEqual(others.map(() => undefined));
});

it('finds a database that is away under it, also when only the system says so', () => {
  const lost = new DatabaseUnavailable('lost');
  expect([lost, wrapped(lost)].map(workFailure)).toEqual([lost, lost]);
  const refused = Object.assign(new Error('connect ECONNREFUSED /secret/path'), { syscall: 'connect' });
  expect([refused, wrapped(refused)].map(workFailure)).toEqual(Array(2).fill(new DatabaseUnavailable('unreachable')));
});

it('knows a disk that is full', () => {
  const full = serverError('53100');
  expect([full, wrapped(full)].map(workFailure)).toEqual(Array(2).fill(new DatabaseUnavailable('disk-full')));
});

it('leaves any other failure as it was', () => {
  for (const failure of [wrapped(duplicate), new TypeError('ours'), undefined, null, 'text']) {
    expect(workFailure(failure)).toBe(failure);
  }
});
