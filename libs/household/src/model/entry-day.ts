import type { Landing } from './entry-landing';

/** The zones by whose days ledgers count until the household sets one; accounts count where the caller is. */
const ZONES: Readonly<Record<Landing['ledger'], string | undefined>> = {
  shared: 'America/Sao_Paulo',
  budget: 'America/Mexico_City',
  account: undefined,
};

/**
 * The clock reading where a ledger counts its days, such as `2026-11-28T00:13:22`: the parser, which counts the budget's, takes
 * a reading without an offset as it stands. `timeZone` is what the household has set.
 */
export function clockReadingFor(ledger: Landing['ledger'], timeZone: string | null, now: Date): string {
  const zone = timeZone ?? ZONES[ledger];
  // Swedish writes days and times as ISO 8601 does.
  const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone: zone });
  return format.format(now).replace(' ', 'T');
}
