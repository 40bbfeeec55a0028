/** The user ids that calls may use. Empty: all of them, provided that the caller needed no credentials. */
export type AllowedUserIds = ReadonlySet<string>;

/** Parses `CRISTI_ALLOWED_USER_IDS`: ids separated by commas, blanks around them ignored. */
export function parseAllowedUserIds(text: string): string[] {
  return text
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '');
}
