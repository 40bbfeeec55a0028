import { invariantViolated } from './refusals';

/** How the entries of a rule are split, as stored and answered: always by halves. */
export interface SplitConfig {
  readonly type: 'equal';
}

export const EQUAL_SPLIT: SplitConfig = { type: 'equal' };

/** True for `{"type":"equal"}`, for `{"mode":"equal"}`, and for both keys together; for nothing else. */
export function isEqualSplit(config: unknown): boolean {
  if (typeof config !== 'object' || config === null || Array.isArray(config)) return false;
  const entries = Object.entries(config);
  return entries.length > 0 && entries.every(([key, value]) => (key === 'type' || key === 'mode') && value === 'equal');
}

/** The split to store. Throws `UNSUPPORTED_SPLIT` for any object that is not an equal split. */
export function readSplit(config: Readonly<Record<string, unknown>>): SplitConfig {
  if (!isEqualSplit(config)) throw invariantViolated('UNSUPPORTED_SPLIT');
  return EQUAL_SPLIT;
}
