import { STORAGE_SETTINGS } from '../../configuration/application-settings';
import { HOUSEHOLD_SETTINGS } from '../../configuration/domain-settings';
import { defineCommand, OWNER_OPTION, type OptionDefinitions } from './command-definition';

const MONTH_ARGUMENT = '[YYYY-MM]';

export const PERSON_OPTION = {
  as: { type: 'string', value: 'ID', defaultText: 'the variable BURSAR_PERSON', summary: 'who you are' },
} as const satisfies OptionDefinitions;

export const OWE = defineCommand({
  name: 'owe',
  usage: [MONTH_ARGUMENT],
  summary: 'Says who owes whom, through this month or the one named.',
  options: OWNER_OPTION,
  settings: [STORAGE_SETTINGS, HOUSEHOLD_SETTINGS],
  examples: ['bursar owe', 'bursar owe 2026-02', 'bursar owe --json'],
});

export const SETTLE = defineCommand({
  name: 'settle',
  usage: ['AMOUNT --from ID'],
  summary: 'Records that one of the two paid the other back.',
  options: {
    from: { type: 'string', value: 'ID', summary: 'who paid' },
    date: { type: 'string', value: 'DAY', defaultText: 'today', summary: 'when, YYYY-MM-DD' },
    ...PERSON_OPTION,
    ...OWNER_OPTION,
  },
  settings: [STORAGE_SETTINGS, HOUSEHOLD_SETTINGS],
  examples: ['bursar settle 120.50 --from leticia'],
});

export const BUDGET = defineCommand({
  name: 'budget',
  usage: [`${MONTH_ARGUMENT} [--as ID]`],
  summary: 'Shows what is left of the budgets this month, or in the one named.',
  options: {
    as: { ...PERSON_OPTION.as, defaultText: 'the variable BURSAR_PERSON, else everyone', summary: 'whose budget' },
    ...OWNER_OPTION,
  },
  settings: [STORAGE_SETTINGS, HOUSEHOLD_SETTINGS],
  examples: ['bursar budget', 'bursar budget 2026-02 --as elias --json'],
});

export const BILLS = defineCommand({
  name: 'bills',
  usage: [''],
  summary: 'Shows what is due in the next 30 days: recurring expenses and debt payments.',
  options: OWNER_OPTION,
  settings: [STORAGE_SETTINGS, HOUSEHOLD_SETTINGS],
  examples: ['bursar bills', 'bursar bills --json'],
});

export const MONTH = defineCommand({
  name: 'month',
  usage: [MONTH_ARGUMENT],
  summary: 'Shows a month: what came in, went out and is left, and who owes whom.',
  options: OWNER_OPTION,
  settings: [STORAGE_SETTINGS, HOUSEHOLD_SETTINGS],
  examples: ['bursar month', 'bursar month 2025-01 --json'],
});

export const ADD = defineCommand({
  name: 'add',
  usage: ['TEXT [--to shared|budget|account:ID] [--as ID] [--dry-run]'],
  summary: 'Adds what you write as you would say it, such as "lunch 15.50 with Ana, I paid".',
  options: {
    to: {
      type: 'string',
      value: 'LEDGER',
      defaultText: 'what the text says',
      summary: 'shared, budget, or account:ID',
    },
    'dry-run': { type: 'boolean', summary: 'show what would be stored' },
    ...PERSON_OPTION,
    ...OWNER_OPTION,
  },
  settings: [STORAGE_SETTINGS, HOUSEHOLD_SETTINGS],
  examples: [
    'bursar add "groceries 42.50 split, I paid" --as elias',
    'bursar add "lunch 15.50" --to budget --as elias',
    'bursar add "taxi 23 yesterday" --to shared --as leticia --dry-run --json',
  ],
});

export const CHANGES = defineCommand({
  name: 'changes',
  usage: ['[--as ID]'],
  summary: 'Lists the latest changes, with the ids that undo takes: those of the bank ledger, and entries made here.',
  options: { ...PERSON_OPTION, ...OWNER_OPTION },
  settings: [STORAGE_SETTINGS, HOUSEHOLD_SETTINGS],
  examples: ['bursar changes --as elias', 'bursar changes --json'],
});

export const UNDO = defineCommand({
  name: 'undo',
  usage: ['[ID] [--with-later] [--as ID]'],
  summary: 'Takes a change back: the one named, or the last one made here.',
  options: {
    'with-later': { type: 'boolean', summary: 'in the bank ledger: undo later changes of the same entries too' },
    ...PERSON_OPTION,
    ...OWNER_OPTION,
  },
  settings: [STORAGE_SETTINGS, HOUSEHOLD_SETTINGS],
  examples: ['bursar undo', 'bursar undo "$(bursar changes --as elias | head -n 1 | cut -f 1)"'],
});

export const SAMPLE_LOAD = defineCommand({
  name: 'sample load',
  usage: [''],
  summary: 'Fills an empty household with a made-up year, to look around in.',
  options: OWNER_OPTION,
  settings: [STORAGE_SETTINGS, HOUSEHOLD_SETTINGS],
  examples: ['bursar sample load'],
});

export const SAMPLE_REMOVE = defineCommand({
  name: 'sample remove',
  usage: ['[--all]'],
  summary: 'Takes the made-up year out again.',
  options: { all: { type: 'boolean', summary: 'remove everything, including what you have entered' }, ...OWNER_OPTION },
  settings: [STORAGE_SETTINGS, HOUSEHOLD_SETTINGS],
  examples: ['bursar sample remove'],
});
