/** Why a backup or a restore is refused. */
export type BackupRefusalReason =
  // about the file to write
  | 'exists'
  | 'not-writable'
  | 'disk-full'
  // about the file to read
  | 'missing'
  | 'unreadable'
  | 'not-a-backup'
  | 'newer-format'
  | 'cut-off'
  | 'altered'
  | 'wrong-secret'
  | 'not-encrypted'
  | 'unsupported'
  // about its content
  | 'newer-bursar'
  | 'other-history'
  | 'does-not-fit'
  // about the database
  | 'nothing-stored'
  | 'newer-database'
  | 'not-empty'
  | 'refused';

/** A backup or restore that is refused; nothing was written. The message is for people, who named the file. */
export class BackupRefusal extends Error {
  override readonly name = 'BackupRefusal';

  constructor(
    readonly reason: BackupRefusalReason,
    message: string,
  ) {
    super(message);
  }
}

export function altered(path: string): BackupRefusal {
  return new BackupRefusal('altered', `${path} is damaged or was altered; copy it again, or use another backup.`);
}
