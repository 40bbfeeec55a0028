import { STORAGE_SETTINGS } from '../../configuration/application-settings';
import { HOUSEHOLD_SETTINGS } from '../../configuration/domain-settings';
import { defineCommand, OWNER_OPTION, type OptionDefinitions } from './command-definition';

export const CALL = defineCommand({
  name: 'call',
  usage: ['TOOL [JSON|@FILE|-]'],
  summary: 'Calls any tool as an assistant would. Without arguments it sends {}.',
  options: OWNER_OPTION,
  settings: [STORAGE_SETTINGS, HOUSEHOLD_SETTINGS],
  examples: [
    'bursar call list_participants',
    `bursar call get_monthly_summary '{"year": 2026, "month": 2}'`,
    `echo '{"currency": "USD", "year": 2024, "month": 3}' | bursar call get_fx_rate - --json`,
  ],
});

export const ACCOUNTS = defineCommand({
  name: 'accounts',
  usage: [''],
  summary: 'Lists the bank accounts, with the sum of what was imported.',
  options: OWNER_OPTION,
  settings: [STORAGE_SETTINGS, HOUSEHOLD_SETTINGS],
  examples: ['bursar accounts', 'bursar accounts --json'],
});

/** What transactions are looked for. */
export const FILTER_OPTIONS = {
  account: { type: 'string', value: 'ID', summary: 'of this account only' },
  category: { type: 'string', value: 'NAME', summary: 'of this category only, by name or id' },
  currency: { type: 'string', value: 'CUR', summary: 'in this currency only' },
  from: { type: 'string', value: 'DAY', summary: 'from this day on, YYYY-MM-DD, or the first of a month, YYYY-MM' },
  to: { type: 'string', value: 'DAY', summary: 'up to this day, or the last of a month' },
  debit: { type: 'boolean', summary: 'what went out only' },
  credit: { type: 'boolean', summary: 'what came in only' },
} as const satisfies OptionDefinitions;

export const SEARCH = defineCommand({
  name: 'search',
  usage: ['[WORDS...] [OPTIONS]'],
  summary: 'Finds bank transactions, newest first: all of the words in description, payee, note or tags.',
  options: {
    ...FILTER_OPTIONS,
    limit: { type: 'string', value: 'N', defaultText: '50', summary: 'how many at most, from 1 to 500' },
    ...OWNER_OPTION,
  },
  settings: [STORAGE_SETTINGS, HOUSEHOLD_SETTINGS],
  examples: [
    'bursar search',
    'bursar search loyer --from 2025-01 --to 2025-01 --debit',
    'bursar search --limit 3 --json',
  ],
});

export const SUM = defineCommand({
  name: 'sum',
  usage: ['[WORDS...] [OPTIONS]'],
  summary: 'Adds up bank transactions, in all or by month, category or account.',
  options: {
    ...FILTER_OPTIONS,
    by: {
      type: 'string',
      value: 'WHAT',
      values: ['month', 'category', 'account'],
      summary: 'a sum for each month, category or account',
    },
    ...OWNER_OPTION,
  },
  settings: [STORAGE_SETTINGS, HOUSEHOLD_SETTINGS],
  examples: ['bursar sum --debit', 'bursar sum --by month', 'bursar sum loyer --by category --json'],
});
