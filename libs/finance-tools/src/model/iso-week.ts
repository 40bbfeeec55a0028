const DAY = 86_400_000;

/** The ISO week of a wall time, `2026-W03`. */
export function isoWeek(bookedAt: string): string {
  const day = new Date(`${bookedAt.slice(0, 10)}T00:00:00Z`);
  // The Thursday of a week is in the year that the week belongs to.
  const thursday = new Date(day.getTime() + (4 - (day.getUTCDay() || 7)) * DAY);
  const year = thursday.getUTCFullYear();
  const week = Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / DAY / 7) + 1;
  return `${year}-W${String(week).padStart(2, '0')}`;
}
