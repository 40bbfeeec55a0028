import type { RetentionRules } from '@bursar/database/backup';
import { quoted } from '@bursar/toolkit';

import { UsageError } from '../../configuration/usage-error';
import type { RETENTION_OPTIONS } from '../definitions/backup-commands';
import { say } from '../../language/say';

type RetentionFlag = keyof typeof RETENTION_OPTIONS;

/** Throws UsageError for anything but whole numbers from 1. */
export function readRetention(values: Readonly<Record<string, unknown>>): RetentionRules {
  const count = (flag: RetentionFlag) => {
    const text = values[flag];
    if (text === undefined) return undefined;
    if (typeof text === 'string' && /^[1-9]\d{0,5}$/.test(text)) return Number(text);
    throw new UsageError(
      say('invalid --{flag} {found}: expected a whole number from 1', { flag, found: quoted(String(text)) }),
    );
  };
  return { daily: count('keep-daily'), weekly: count('keep-weekly'), monthly: count('keep-monthly') };
}

/** The flags that read as these rules, for a command line. */
export function retentionArguments({ daily, weekly, monthly }: RetentionRules): string[] {
  const flags = { 'keep-daily': daily, 'keep-weekly': weekly, 'keep-monthly': monthly };
  return Object.entries(flags).flatMap(([flag, count]) => (count === undefined ? [] : [`--${flag}`, String(count)]));
}
