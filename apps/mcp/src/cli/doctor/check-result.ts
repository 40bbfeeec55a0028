/** What one check found, in words that whoever runs the program may see: no passwords, keys or amounts. */
export interface Finding {
  /** What was looked at. */
  readonly about: string;
  /** `note`: works, and is worth knowing. `skipped`: something else has to be put right first. */
  readonly state: 'well' | 'note' | 'wrong' | 'skipped';
  /** Where something is wrong: what it is, then what to do. */
  readonly says: string;
}
