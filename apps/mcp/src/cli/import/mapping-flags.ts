import type { FileImportSettings } from '@bursar/finance-tools';
import { printable } from '@bursar/toolkit';

import { invalidValue } from '../../configuration/read-settings';
import { MAP_ROLES } from './map-roles';
import { say } from '../../language/say';

type Mapping = NonNullable<FileImportSettings['mapping']>;

/** The mapping that `--map ROLE=COLUMN` describes. A column is a name or a number from 1. Throws a UsageError. */
export function mappingOf(given: readonly string[]): Mapping | undefined {
  if (given.length === 0) return undefined;
  const mapping: { -readonly [Key in keyof Mapping]: Mapping[Key] } = {};
  const columns: Record<string, unknown> = {};
  for (const text of given) {
    const [, role = '', value = ''] = /^([a-z_]+)=([^]*)$/.exec(text) ?? [];
    if (role === 'description') {
      columns[role] = [...[columns[role] ?? []].flat(), columnIn(value)];
    } else if ((MAP_ROLES.columns as readonly string[]).includes(role)) columns[role] = columnIn(value);
    else if (role === 'sheet') mapping.sheet = value;
    else if (role === 'header_row') mapping.header_row = headerRow(value);
    else if (role === 'fees') mapping.fees = fees(value);
    else if (role === 'debit_values') mapping.debit_values = value.split(',');
    else throw invalidValue('--map', text, say('ROLE=COLUMN, where ROLE is {rolesList}', { rolesList: rolesList() }));
  }
  return { ...mapping, ...(Object.keys(columns).length > 0 && { columns: columns }) };
}

/** The flags that say the same as a mapping. */
export function mappingFlags({
  columns,
  sheet,
  header_row: header,
  fees: fee,
  debit_values: values,
}: Mapping): string[] {
  const pairs: [string, unknown][] = Object.entries(columns ?? {}).flatMap(([role, column]): [string, unknown][] =>
    Array.isArray(column) ? column.map((each): [string, unknown] => [role, each]) : [[role, column]],
  );
  pairs.push(['sheet', sheet], ['header_row', header === null ? 'none' : header], ['fees', fee]);
  pairs.push(['debit_values', values?.join(',')]);
  return pairs
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([role, value]) => `--map ${shellWord(`${role}=${String(value)}`)}`);
}

/** Quoted where a shell would take it apart; names come from files. */
export function shellWord(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${printable(text).replaceAll("'", `'\\''`)}'`;
}

function rolesList(): string {
  return [...MAP_ROLES.columns, ...MAP_ROLES.others].join(', ');
}

function columnIn(value: string): string | number {
  if (value === '') throw invalidValue('--map', value, say('the name of a column or its number, from 1'));
  return /^[1-9]\d*$/.test(value) ? Number(value) : value;
}

function headerRow(value: string): number | null {
  if (value === 'none') return null;
  if (/^[1-9]\d*$/.test(value)) return Number(value);
  throw invalidValue('--map', `header_row=${value}`, say('the line of the header, from 1, or none'));
}

function fees(value: string): 'included' | 'extra' {
  if (value === 'included' || value === 'extra') return value;
  throw invalidValue('--map', `fees=${value}`, say('fees=included or fees=extra'));
}
