import type { FileImportSettings } from '@bursar/finance-tools';

import type { readFlags } from '../configuration/read-flags';
import { invalidValue } from '../configuration/read-settings';
import { UsageError } from '../configuration/usage-error';

export const IMPORT_OPTIONS = {
  owner: { type: 'string' },
  account: { type: 'string' },
  commit: { type: 'boolean' },
  'create-account': { type: 'string' },
  currency: { type: 'string' },
  institution: { type: 'string' },
  format: { type: 'string' },
  'date-order': { type: 'string' },
  'decimal-separator': { type: 'string' },
  'on-modified': { type: 'string' },
  'skip-invalid': { type: 'boolean' },
} as const;

export type ImportFlags = ReturnType<typeof readFlags<typeof IMPORT_OPTIONS>>['values'];

/** The values of a flag, the default first. */
const CHOICES = {
  format: ['auto', 'csv', 'ofx'],
  'date-order': ['DMY', 'MDY', 'YMD'],
  'decimal-separator': ['auto', '.', ','],
  'on-modified': ['keep', 'replace'],
} as const;

/** The import settings that the flags describe. Throws a UsageError that names the flag. */
export function importSettings(flags: ImportFlags, accountId: string): FileImportSettings {
  return {
    account_id: accountId,
    mode: flags.commit === true ? 'commit' : 'analyze',
    format: chosen('format', flags),
    date_order: chosen('date-order', flags),
    decimal_separator: chosen('decimal-separator', flags),
    on_modified: chosen('on-modified', flags),
    skip_invalid: flags['skip-invalid'] === true,
    ...newAccount(flags),
  };
}

function newAccount(flags: ImportFlags): Pick<FileImportSettings, 'create_account'> {
  const { 'create-account': name, currency, institution } = flags;
  if (name === undefined) {
    if ((currency ?? institution) === undefined) return {};
    throw new UsageError('--currency and --institution describe a new account: name it with --create-account');
  }
  if (currency === undefined || !/^[A-Z]{3}$/.test(currency)) {
    throw new UsageError('--create-account needs --currency, an ISO 4217 code such as CHF');
  }
  return { create_account: { name, currency, institution } };
}

function chosen<Name extends keyof typeof CHOICES>(name: Name, flags: ImportFlags): (typeof CHOICES)[Name][number] {
  const choices: readonly (typeof CHOICES)[Name][number][] = CHOICES[name];
  const found = flags[name] ?? choices[0];
  const choice = choices.find((each) => each === found);
  if (choice === undefined) throw invalidValue(`--${name}`, found, choices.join(' or '));
  return choice;
}
