import type { FileImportSettings } from '@bursar/finance-tools';

import { invalidValue } from '../../configuration/read-settings';
import { UsageError } from '../../configuration/usage-error';
import { IMPORT } from '../definitions/ledger-commands';
import type { readCommand } from '../read-command';
import { mappingOf } from './mapping-flags';
import { say } from '../../language/say';

export type ImportFlags = ReturnType<typeof readCommand<typeof IMPORT.options>>['values'];

/** The values of a flag, the default first. */
const CHOICES = {
  format: IMPORT.options.format.values,
  'date-order': IMPORT.options['date-order'].values,
  'decimal-separator': IMPORT.options['decimal-separator'].values,
  amounts: IMPORT.options.amounts.values,
  'on-modified': IMPORT.options['on-modified'].values,
  'on-similar': IMPORT.options['on-similar'].values,
} as const;

/** The import settings that the flags describe. Throws a UsageError that names the flag. */
export function importSettings(flags: ImportFlags): FileImportSettings {
  const mapping = mappingOf(flags.map ?? []);
  return {
    mode: flags.commit === true ? 'commit' : 'analyze',
    format: chosen('format', flags),
    date_order: chosen('date-order', flags),
    decimal_separator: chosen('decimal-separator', flags),
    amounts: chosen('amounts', flags),
    on_modified: chosen('on-modified', flags),
    on_similar: chosen('on-similar', flags),
    skip_invalid: flags['skip-invalid'] === true,
    accept_unproven: flags['accept-unproven'] === true,
    ...(flags.account !== undefined && { account_id: accountId('--account', flags.account) }),
    ...(mapping !== undefined && { mapping }),
    ...newAccount(flags),
    ...statementAccounts(flags),
  };
}

function newAccount(flags: ImportFlags): Pick<FileImportSettings, 'create_account'> {
  const { 'create-account': name, currency, institution } = flags;
  if (name === undefined) {
    if ((currency ?? institution) === undefined) return {};
    throw new UsageError(say('--currency and --institution describe a new account: name it with --create-account'));
  }
  if (name.trim() === '' || name.length > 200)
    throw new UsageError(say('--create-account needs a name of 1 to 200 characters'));
  if (currency === undefined || !/^[A-Z]{3}$/.test(currency)) {
    throw new UsageError(say('--create-account needs --currency, an ISO 4217 code such as CHF'));
  }
  return { create_account: { name, currency, institution } };
}

/** `NUMBER=ID`, or `NUMBER=` to leave the account out. New accounts are made as `--create-account` says. */
function statementAccounts(flags: ImportFlags): Pick<FileImportSettings, 'statement_accounts'> {
  const given = flags['statement-account'] ?? [];
  if (given.length === 0) return {};
  const { create_account: created } = newAccount(flags);
  return {
    statement_accounts: given.map((text) => {
      const end = text.lastIndexOf('=');
      if (end < 1) {
        throw invalidValue('--statement-account', text, say('NUMBER=ID, or NUMBER= to leave the account out'));
      }
      const [number, id] = [text.slice(0, end), text.slice(end + 1)];
      if (id === '') return { number, account_id: null };
      const name = given.length > 1 && created !== undefined ? `${created.name} ${number}` : created?.name;
      return {
        ...{ number, account_id: accountId('--statement-account', id) },
        ...(created !== undefined && { create_account: { ...created, name: name ?? id } }),
      };
    }),
  };
}

function accountId(flag: string, id: string): string {
  if (/^[A-Za-z0-9][A-Za-z0-9_.:-]{0,63}$/.test(id)) return id;
  throw invalidValue(flag, id, say('an id of up to 64 letters, digits and _ . : -, beginning with a letter or digit'));
}

function chosen<Name extends keyof typeof CHOICES>(name: Name, flags: ImportFlags): (typeof CHOICES)[Name][number] {
  const choices: readonly (typeof CHOICES)[Name][number][] = CHOICES[name];
  const found = flags[name] ?? choices[0];
  const choice = choices.find((each) => each === found);
  if (choice === undefined) throw invalidValue(`--${name}`, found, choices.join(' or '));
  return choice;
}
