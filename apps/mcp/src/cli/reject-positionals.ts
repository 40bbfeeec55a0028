import { quoted } from '@bursar/toolkit';

import { UsageError } from '../configuration/usage-error';
import { t } from '../language/language';

/** For commands that take options only. Throws a UsageError for anything else. */
export function rejectPositionals(command: string, [first]: readonly string[]): void {
  if (first === undefined) return;
  throw new UsageError(t('usage.noArguments', { found: quoted(first), command }));
}
