import { quoted } from '@bursar/toolkit';

import { UsageError } from '../configuration/usage-error';

/** For commands that take options only. Throws a UsageError for anything else. */
export function rejectPositionals(command: string, [first]: readonly string[]): void {
  if (first === undefined) return;
  throw new UsageError(`unexpected argument ${quoted(first)}: "${command}" takes options only`);
}
