import { STORAGE_SETTINGS } from '../../configuration/application-settings';
import { MAP_ROLES } from '../import/map-roles';
import { defineCommand, OWNER_OPTION } from './command-definition';

export const IMPORT = defineCommand({
  name: 'import',
  usage: ['FILE... [--account ID] [--commit]', '--watch DIR [--commit]', 'FILE --splitwise [--commit]'],
  summary:
    'Shows what bank statements hold, and stores it with --commit. It says what the file leaves open, with the options ' +
    'that settle it; importing a statement again stores nothing twice.',
  notes:
    'A file of "bursar export --all" goes into a household that has no entries. ' +
    'Exit status: 0; 1 when a file was refused, has rows that cannot be read, or under --commit leaves a question open.',
  options: {
    commit: { type: 'boolean', summary: 'store what the files hold; without it nothing is stored' },
    account: {
      type: 'string',
      value: 'ID',
      summary: 'the account that the entries go to; not needed for account numbers that are known',
    },
    'create-account': { type: 'string', value: 'NAME', summary: 'create the account, with --currency' },
    currency: { type: 'string', value: 'CUR', summary: 'the currency of a new account: an ISO 4217 code such as CHF' },
    institution: { type: 'string', value: 'NAME', summary: 'the bank of a new account' },
    'statement-account': {
      type: 'string',
      multiple: true,
      value: 'NUMBER=ID',
      summary: 'where the entries of one account of the file go; NUMBER= leaves them out (repeatable)',
    },
    format: {
      type: 'string',
      value: 'FORMAT',
      values: ['auto', 'csv', 'ofx', 'qif', 'camt', 'mt940', 'xlsx', 'html'],
      defaultText: 'auto',
      summary: 'auto, csv, ofx, qif, camt, mt940, xlsx or html',
    },
    'date-order': {
      type: 'string',
      value: 'ORDER',
      values: ['auto', 'DMY', 'MDY', 'YMD'],
      defaultText: 'auto',
      summary: 'auto, DMY, MDY or YMD',
    },
    'decimal-separator': {
      type: 'string',
      value: 'MARK',
      values: ['auto', '.', ','],
      defaultText: 'auto',
      summary: 'auto, . or ,',
    },
    amounts: {
      type: 'string',
      value: 'SIGNS',
      values: ['auto', 'as_is', 'inverted'],
      defaultText: 'auto',
      summary: 'auto, as_is, or inverted: purchases are printed as positive amounts',
    },
    map: {
      type: 'string',
      multiple: true,
      value: 'ROLE=COLUMN',
      summary:
        `which column is what: by name, or by number from 1 (repeatable). Roles: ${MAP_ROLES.columns.join(', ')}; ` +
        'and sheet=NAME, header_row=LINE or none, fees=included or extra, debit_values=TEXT,TEXT',
    },
    'on-modified': {
      type: 'string',
      value: 'WHAT',
      values: ['keep', 'replace'],
      defaultText: 'keep',
      summary: 'an entry that the bank has changed: keep what is stored, or replace it',
    },
    'on-similar': {
      type: 'string',
      value: 'WHAT',
      values: ['ask', 'skip', 'store'],
      defaultText: 'ask',
      summary: 'entries that came in another format already, worded differently: ask, skip or store them',
    },
    'skip-invalid': { type: 'boolean', summary: 'leave out rows that cannot be read' },
    'accept-unproven': { type: 'boolean', summary: 'store a statement although its balances contradict its entries' },
    watch: {
      type: 'string',
      value: 'DIR',
      summary: 'show files as they arrive in a folder; with --commit store those that leave nothing open',
    },
    splitwise: { type: 'boolean', summary: 'the file is the export of a Splitwise group of two' },
    person: {
      type: 'string',
      multiple: true,
      value: '"NAME=ID"',
      summary: 'who a name in a Splitwise file is (repeatable)',
    },
    ...OWNER_OPTION,
  },
  settings: [STORAGE_SETTINGS],
  examples: [
    'bursar import examples/statements/ubs-switzerland.csv --account ubs --create-account UBS --currency CHF',
    'bursar import examples/statements/ubs-switzerland.csv --account ubs --create-account UBS --currency CHF --commit',
    'bursar import - --account ubs < examples/statements/ubs-switzerland.csv',
  ],
});

export const IMPORT_LIST = defineCommand({
  name: 'import list',
  usage: ['[--account ID]'],
  summary: 'Lists the imports, newest first, with the ids that undo takes.',
  options: { account: { type: 'string', value: 'ID', summary: 'of this account only' }, ...OWNER_OPTION },
  settings: [STORAGE_SETTINGS],
  examples: ['bursar import list', 'bursar import list --json'],
});

export const IMPORT_UNDO = defineCommand({
  name: 'import undo',
  usage: ['ID'],
  summary: 'Undoes an import: what it added is removed, what it replaced is restored.',
  options: OWNER_OPTION,
  settings: [STORAGE_SETTINGS],
  examples: ['bursar import undo import-1'],
});

export const EXPORT = defineCommand({
  name: 'export',
  usage: ['[OPTIONS]', '--format beancount|hledger|ledger [--domain DOMAIN]', '--all [--format csv]'],
  summary: 'Prints every imported transaction, or everything for another accounting program.',
  notes:
    'With beancount, hledger or ledger every domain is in the file, and what links say is one event is spent once. ' +
    '--all prints everything that is stored, which "bursar import FILE --commit" takes into an empty household; with ' +
    '--format csv the entries as one table.',
  options: {
    all: { type: 'boolean', summary: 'everything that is stored, of every domain' },
    account: { type: 'string', value: 'ID', summary: 'imported transactions of this account only' },
    format: {
      type: 'string',
      value: 'FORMAT',
      values: ['jsonl', 'csv', 'beancount', 'hledger', 'ledger'],
      defaultText: 'jsonl',
      summary: 'jsonl, csv, beancount, hledger or ledger',
    },
    domain: {
      type: 'string',
      multiple: true,
      value: 'DOMAIN',
      values: ['shared-split', 'planifi', 'cristi-agent', 'finance-tools'],
      summary: 'the records of this domain instead; repeatable with beancount, hledger and ledger',
    },
    output: { type: 'string', value: 'FILE', defaultText: 'standard output', summary: 'write a file' },
    force: { type: 'boolean', summary: 'overwrite FILE' },
    ...OWNER_OPTION,
  },
  settings: [STORAGE_SETTINGS],
  examples: [
    'bursar export --format csv',
    'bursar export --format hledger --output house.journal --force',
    'bursar export --all --output house.jsonl --force',
    'bursar export --all --format csv',
  ],
});

export const SHOW = defineCommand({
  name: 'show',
  usage: ['REF'],
  summary: 'Prints one whole record as JSON, by its ref in an export or its id in an answer.',
  options: OWNER_OPTION,
  settings: [STORAGE_SETTINGS],
  examples: [`bursar show "$(bursar add 'coffee 4.50 split, I paid' --as elias | cut -f 1)"`],
});

export const RATES = defineCommand({
  name: 'rates',
  usage: [''],
  summary: 'Says which exchange rates are known: sources, with their first and last days.',
  options: {},
  settings: [],
  examples: ['bursar rates'],
});
