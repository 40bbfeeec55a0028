import type { Clock } from '@bursar/calendar';
import type { Rate } from '@bursar/rates';
import { useCasesOf } from '@bursar/toolkit';

import { hmrcRates } from './model/fx/hmrc-rates';
import type { RateTable } from './model/fx/rate-table';

/** What use cases work on. Nothing is stored, so it is the same for every caller. */
export interface CgtContext {
  readonly clock: Clock;
  readonly rates: RateTable;
}

/** Reads the built-in rates, with later ones on top: some milliseconds. */
export function openContext(clock: Clock, extraRates: readonly Rate[]): CgtContext {
  return { clock, rates: hmrcRates(extraRates) };
}

export const defineUseCase = useCasesOf<CgtContext>();
