import { budget } from './budget';
import { capitalGains } from './capital-gains/capital-gains';
import { household } from './household';
import { importPlace } from './import/import-place';
import { ledger } from './ledger';
import type { Place } from './place';

/** All places, in the order of the navigation. */
export const PLACES: readonly Place[] = [household, budget, ledger, importPlace, capitalGains];
