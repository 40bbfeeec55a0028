import { FULL } from './effort';

/**
 * Holds a limit of time, in milliseconds, in the long form of a test alone: that wants a quiet machine, and no other test may
 * fail because a machine is busy.
 */
export function expectWithin(limit: number, measured: number): void {
  expect(Number.isFinite(measured)).toBe(true);
  if (FULL) expect(measured).toBeLessThan(limit);
}
