import { dayIn } from '@bursar/views/html-views';

import { useHousehold } from './household-context';

/** The zones by whose days the contracts of these ledgers count; accounts are counted where the caller is. */
const ZONES = {
  shared: 'America/Sao_Paulo',
  budget: 'America/Mexico_City',
  accounts: Intl.DateTimeFormat().resolvedOptions().timeZone,
} as const;

/** What is entered today into one of the ledgers is of this day (`2026-11-24`): that of the household's zone, where one is set. */
export function useToday(ledger: keyof typeof ZONES): string {
  const zone = useHousehold().settings?.time_zone ?? ZONES[ledger];
  return dayIn(zone, new Date().toISOString());
}

/** The day of a stored shared expense or payment, which stays where it was put, whatever zone the household sets later. */
export function sharedDay(instant: string): string {
  return dayIn(ZONES.shared, instant);
}
