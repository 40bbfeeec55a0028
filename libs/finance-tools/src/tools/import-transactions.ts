import { defineTool, type Progress, type Tool } from '@bursar/toolkit';

import { RULES } from '../contract/field-rules';
import { importInput, importInputWithPath, type ImportInput } from '../contract/import-input';
import { importOutput } from '../contract/outputs';
import { invalidField } from '../contract/refusals';
import type { ImportProgress } from '../service/stage-statement';
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
    run: async (input: ImportInput, { caller, files, signal, progress }) => {
      if (readOnly && input.mode === 'commit') throw invalidField('mode', RULES.readOnly);
      const call = { signal, ...(progress && { onProgress: inOneCount(progress) }) };
      return { structured: await (await load(caller)).import(input, files, call) };
    },
  });
}

/** Rows are read first and stored after that; one count that only grows covers both. */
function inOneCount(progress: (step: Progress) => void): (step: ImportProgress) => void {
  let read = 0;
  return ({ stage, rows }) => {
    if (stage === 'reading') read = rows;
    const done = stage === 'reading' ? rows : read + rows;
    progress({ done, message: `${rows} rows ${stage === 'reading' ? 'read' : 'stored'}` });
  };
}
