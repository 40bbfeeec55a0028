import { budget } from './budget';
import { capitalGains } from './capital-gains/capital-gains';
import { household } from './household';
import { importScreen } from './import/import-screen';
import { ledger } from './ledger';
import type { Screen } from './screen';

/** All screens, in the order of the navigation. */
export const SCREENS: readonly Screen[] = [household, budget, ledger, importScreen, capitalGains];
