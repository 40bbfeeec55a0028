import { FULL } from './effort';

/**
 * Holds a limit of time, in milliseconds, in the long form of a test alone: that wants a quiet machine, and no other test may
 * fail because a machine is busy.
 */
export function expectWithin(limit: number, measured: number): void {
  expect(Number.isFinite(measured)).toBe(true);
  whenQuiet(() => expect(measured).toBeLessThan(limit));
}

/** Holds in the long form what a busy machine may break: calls are refused as busy when they are not answered in time. */
export function whenQuiet(check: () => void): void {
  if (FULL) check();
}
