import { failureReason, fileFailureReason } from './embedded/start-failure';

describe('the reason of a failed start', () => {
  it.each([
    ['initdb: error: could not write file "x/pg_wal/1": No space left on device', 'disk-full'],
    ['initdb: error: could not look up effective user ID 64123: user does not exist', 'nameless-account'],
    ['FATAL:  pre-existing shared memory block (key 1, ID 2) is still in use', 'in-use'],
    ['FATAL:  lock file "postmaster.pid" already exists', 'in-use'],
    ['FATAL:  database files are incompatible with server', 'other-version'],
    ['FATAL:  could not create any Unix-domain sockets', 'address'],
    ['FATAL:  could not open file "x": Permission denied', 'not-writable'],
    ['PANIC:  could not locate a valid checkpoint record at 0/0', 'damaged'],
    ['Segmentation fault', 'did-not-start'],
  ])('%j: %s', (words, reason) => expect(failureReason(words)).toBe(reason));

  it.each([
    ['ENOSPC', 'disk-full'],
    ['EROFS', 'not-writable'],
    ['EACCES', 'not-writable'],
    ['EIO', 'did-not-start'],
  ])('%s: %s', (code, reason) => expect(fileFailureReason(Object.assign(new Error(), { code }))).toBe(reason));
});
