/** The result of one check, to be shown to the operator: no passwords, keys or amounts. */
export interface CheckResult {
  /** What was checked. */
  readonly subject: string;
  /** `note`: works, but worth knowing. `skipped`: another problem has to be fixed first. */
  readonly state: 'ok' | 'note' | 'error' | 'skipped';
  /** For an error: what is wrong, then what to do. */
  readonly message: string;
}
