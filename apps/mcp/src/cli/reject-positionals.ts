import { quoted } from '@bursar/toolkit';

import { UsageError } from '../configuration/usage-error';
import { t } from '../language/language';

/** For commands that take options only. Throws a UsageError for anything else. */
export function rejectPositionals(command: string, [first]: readonly string[]): void {
  if (first === undefined) return;
  throw new UsageError(t('usage.noArguments', { found: quoted(first), command }));
}

/** For commands that take one argument. Throws a UsageError for a second one. */
export function rejectMore(command: string, [first]: readonly string[]): void {
  if (first === undefined) return;
  throw new UsageError(t('usage.tooMany', { found: quoted(first), command }));
}
