import { defineTool, type Tool } from '@bursar/toolkit';

import { RULES } from '../contract/field-rules';
import { importInput, importInputWithPath, type ImportInput } from '../contract/import-input';
import { importOutput } from '../contract/outputs';
import { invalidField } from '../contract/refusals';
import type { LoadLedger } from './load-ledger';

interface ImportOptions {
  /** Whether arguments may name a file. */
  readonly filesOpen: boolean;
  /** Nothing may be written: only analyses are made. */
  readonly readOnly: boolean;
}

export function importTransactionsTool(load: LoadLedger, { filesOpen, readOnly }: ImportOptions): Tool {
  return defineTool({
    name: 'finance_transactions_import',
    title: 'Import a bank statement',
    description:
      'Loads (uploads) a bank statement file (CSV or OFX; importer un relevé bancaire, importar extrato) into one ' +
      'account. Analyze first: it tells what is new, known, modified or unreadable and changes nothing. Then commit: ' +
      'known entries are never added twice, and the import_id it answers undoes it from the command line. A new ' +
      'account needs create_account.',
    input: filesOpen ? importInputWithPath : importInput,
    output: importOutput,
    effect: readOnly ? 'read' : 'write',
    run: async (input: ImportInput, { caller, files, signal }) => {
      if (readOnly && input.mode === 'commit') throw invalidField('mode', RULES.readOnly);
      return { structured: await (await load(caller)).import(input, files, { signal }) };
    },
  });
}
