import type { Progress } from '@bursar/toolkit';

import { defineUseCase } from '../context';
import { invalidField } from '../errors';
import { RULES } from '../model/field-rules';
import { importInput, importInputWithPath, type ImportInput } from './import-input';
import { importOutput } from './import-output';
import { importStatement } from './import-statement';
import { readContents } from './read-contents';
import type { ImportProgress } from './stage-statement';

export interface ImportOptions {
  /** Whether arguments may name a file. */
  readonly filesOpen: boolean;
  /** Nothing may be written: imports analyze and refuse to commit. */
  readonly readOnly: boolean;
}

/** Imports a statement that the arguments hold or name. See `importStatement`. */
export function importTransactions({ filesOpen, readOnly }: ImportOptions) {
  return defineUseCase({
    name: 'finance_transactions_import',
    tool: {
      title: 'Import a bank statement',
      description:
        'Loads (uploads) a bank statement file (CSV or OFX; importer un relevé bancaire, importar extrato) into one ' +
        'account. Analyze first: it tells what is new, known, modified or unreadable and changes nothing. Then commit: ' +
        'known entries are never added twice, and the import_id it answers undoes it from the command line. A new ' +
        'account needs create_account.',
    },
    input: filesOpen ? importInputWithPath : importInput,
    output: importOutput,
    effect: readOnly ? 'read' : 'write',
    errors: ['NOT_FOUND'],
    execute: async (context, input: ImportInput, { files, signal, progress }) => {
      if (readOnly && input.mode === 'commit') throw invalidField('mode', RULES.readOnly);
      const { field, statement } = await readContents(input, files);
      const call = { field, signal, ...(progress && { onProgress: continuousProgress(progress) }) };
      return importStatement(context, statement, input, call);
    },
  });
}

/** Progress as one growing number: all rows are read before the first is stored. */
function continuousProgress(progress: (step: Progress) => void): (step: ImportProgress) => void {
  let read = 0;
  return ({ stage, rows }) => {
    if (stage === 'reading') read = rows;
    const done = stage === 'reading' ? rows : read + rows;
    progress({ done, message: `${rows} rows ${stage === 'reading' ? 'read' : 'stored'}` });
  };
}
