import { accounts } from './accounts/accounts-screen';
import { budget } from './budget';
import { capitalGains } from './capital-gains/capital-gains';
import { home } from './home/home';
import { importScreen } from './import/import-screen';
import { ledger } from './ledger';
import type { Screen } from './screen';
import { settingsScreen } from './settings/settings-screen';
import { sharedExpenses } from './shared-expenses';

/** All screens, in the order of the navigation. */
export const SCREENS: readonly Screen[] = [
  home,
  sharedExpenses,
  budget,
  accounts,
  ledger,
  importScreen,
  capitalGains,
  settingsScreen,
];
