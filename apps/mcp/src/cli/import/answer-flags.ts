import type { FileImportSettings } from '@bursar/finance-tools';

import { mappingFlags, shellWord } from './mapping-flags';

/** The flags that give an answer to a question of an import. */
export function answerFlags(answer: Partial<FileImportSettings>): string {
  const { account_id: account, create_account: created, statement_accounts: accounts = [], mapping } = answer;
  const flags = [
    ...(account === undefined ? [] : [`--account ${account}`]),
    ...accounts.map(({ number, account_id: id }) => `--statement-account ${shellWord(`${number}=${id ?? ''}`)}`),
    ...creationFlags(created ?? accounts.find(({ create_account: made }) => made !== undefined)?.create_account),
    ...choice('--date-order', answer.date_order),
    ...choice('--decimal-separator', answer.decimal_separator),
    ...choice('--amounts', answer.amounts),
    ...choice('--on-similar', answer.on_similar),
    ...(mapping === undefined ? [] : [...choice('--date-order', mapping.date_order), ...mappingFlags(mapping)]),
  ];
  return flags.join(' ');
}

function choice(flag: string, value: string | null | undefined): string[] {
  return value === null || value === undefined ? [] : [`${flag} ${value}`];
}

function creationFlags(created: FileImportSettings['create_account']): string[] {
  return created === undefined ? [] : [`--create-account ${shellWord(created.name)} --currency ${created.currency}`];
}
