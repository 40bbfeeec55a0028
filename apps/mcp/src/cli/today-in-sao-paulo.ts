import type { Clock } from '@bursar/calendar';

const ZONE = 'America/Sao_Paulo';
/** How far it has been behind UTC since 1914, in standard time and in summer. */
const HOURS_BEHIND = [3, 2] as const;

/** The day in São Paulo as `YYYY-MM-DD`. Only for an hour a day it needs the time zones of Intl, which take a tenth of a start. */
export function todayInSaoPaulo(clock: Clock): string {
  const now = clock.now();
  const [standard, summer] = HOURS_BEHIND.map((hours) => new Date(now - hours * 3_600_000).toISOString().slice(0, 10));
  return standard === undefined || standard !== summer ? clock.today(ZONE).text : standard;
}
