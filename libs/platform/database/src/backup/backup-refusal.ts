/** Why a backup or a restore is refused. */
export type BackupRefusalReason =
  // of the file that is to be written
  | 'exists'
  | 'not-writable'
  | 'disk-full'
  // of the file that is to be read
  | 'missing'
  | 'unreadable'
  | 'not-a-backup'
  | 'newer-format'
  | 'cut-off'
  | 'altered'
  // of what is in it
  | 'newer-bursar'
  | 'other-history'
  | 'does-not-fit'
  // of the database
  | 'nothing-stored'
  | 'newer-database'
  | 'not-empty'
  | 'refused';

/** A backup or a restore that cannot be; nothing was written. One sentence or two for people, who named the file. */
export class BackupRefusal extends Error {
  override readonly name = 'BackupRefusal';

  constructor(
    readonly reason: BackupRefusalReason,
    message: string,
  ) {
    super(message);
  }
}
