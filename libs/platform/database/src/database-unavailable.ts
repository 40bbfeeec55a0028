const MESSAGES = {
  'binaries-missing':
    'No PostgreSQL is bundled for this platform; set DATABASE_URL to a PostgreSQL 15 or newer, or reinstall with optional packages.',
  'not-writable':
    'The data directory cannot be written; give this account the right to, or name another with --data-dir.',
  'disk-full': 'The disk of the data directory is full; free some space and try again.',
  'other-version':
    'The data directory was made by another major version of PostgreSQL: "bursar upgrade" brings an older one to this version; use the version of bursar that made it for a newer one, or name another with --data-dir.',
  address:
    'The database has no place to listen: the data directory or the folder for temporary files does not take sockets; name a local one with --data-dir.',
  'nameless-account':
    'The account of this process has no name on this system, which PostgreSQL needs; run as a named account, or set DATABASE_URL.',
  deleted:
    'The data directory was deleted or replaced while bursar ran, so nothing was stored; put it back, or end bursar and start it again.',
  'in-use': 'Another program holds the data directory; end it, or name another directory with --data-dir.',
  damaged: 'The data directory is damaged; restore it from a backup, or name another with --data-dir.',
  'did-not-start': 'The database did not start; server.log in the data directory says more.',
  'bad-url': 'DATABASE_URL is not of the form postgres://user:password@host:port/database.',
  unreachable: 'The database that DATABASE_URL names cannot be reached; start it, or correct DATABASE_URL.',
  'read-only':
    'No host that DATABASE_URL names takes writes: those that answer are standbys or read-only; promote one, or name the primary too.',
  refused: 'The database that DATABASE_URL names refuses this user, password or database name; correct DATABASE_URL.',
  'too-old': 'The database that DATABASE_URL names is older than PostgreSQL 15; name a newer one.',
  lost: 'The connection to the database was lost; what was not yet confirmed was not done, or is not known to be.',
  unknown:
    'The connection to the database was lost before it confirmed; whether this was stored is not known. Repeat it with the same key, or look before you repeat it.',
  unconfirmed:
    'A standby of the database has not confirmed this yet, so it is not known to last. Repeat it with the same key, or look before you repeat it.',
  standby:
    'Writes wait for a standby of the database that does not answer; nothing of this was stored. Try it again later.',
  busy: 'The database is busy with other calls; nothing of this was stored. Try it again in a few seconds.',
  closed: 'The database has been closed.',
  migrating:
    'The database is being brought to the form that this version needs, which takes a while; nothing of this was stored. Try it again later.',
  migration: 'The database could not be brought to the form that this version needs.',
} as const;

/** Why the database cannot be used. Programs distinguish cases by it; people read the message. */
export type UnavailableReason = keyof typeof MESSAGES;

export const UNAVAILABLE_REASONS = Object.keys(MESSAGES) as readonly UnavailableReason[];

/**
 * The database cannot be used, in one sentence that a user may see: no paths, SQL, passwords or texts of the server.
 * Not cached: the next use tries again.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';

  constructor(
    readonly reason: UnavailableReason,
    message: string = MESSAGES[reason],
    /** Nothing of the work was done, so that it may run again. */
    readonly isUndone = false,
  ) {
    super(message);
  }

  /** The same for work of which nothing was done. */
  undone(): DatabaseUnavailable {
    return this.isUndone ? this : new DatabaseUnavailable(this.reason, this.message, true);
  }
}

/** Whether a value, such as one that another process has sent, is a reason. */
export function isUnavailableReason(value: unknown): value is UnavailableReason {
  return typeof value === 'string' && Object.hasOwn(MESSAGES, value);
}
