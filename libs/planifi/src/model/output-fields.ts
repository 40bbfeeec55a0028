import * as z from 'zod';

// Fields of published records.

export const id = z.string().meta({ format: 'uuid' });
export const amount = z.number().meta({ format: 'decimal' });
export const day = z.string().meta({ format: 'date' });
/** UTC, to the millisecond: `YYYY-MM-DDTHH:MM:SS.sssZ`. */
export const instant = z.string().meta({ format: 'date-time' });

/** Formats milliseconds since 1970 as `instant`. */
export function formatInstant(epochMilliseconds: number): string {
  return new Date(epochMilliseconds).toISOString();
}
