import type { Progress } from '@bursar/toolkit';

import { defineUseCase } from '../context';
import { invalidField } from '../errors';
import { RULES } from '../model/field-rules';
import { withAnswers } from './ask-person';
import { importInput, importInputWithPath, type ImportInput } from './import-input';
import { importOutput } from './import-output';
import { importStatement } from './import-statement';
import { type ImportProgress } from './import-call';
import { readContents } from './read-contents';
import type { ReadStatementFile } from './read-file';

export interface ImportOptions {
  /** Whether arguments may name a file. */
  readonly filesOpen: boolean;
  /** Nothing may be written: imports analyze and refuse to commit. */
  readonly readOnly: boolean;
  /** Reads files, in worker threads where there are some. */
  readonly read: ReadStatementFile;
}

/** Imports a file that the arguments hold or name. See `importStatement`. */
export function importTransactions({ filesOpen, readOnly, read }: ImportOptions) {
  return defineUseCase({
    name: 'finance_transactions_import',
    tool: {
      toolsets: ['everyday'],
      title: 'Bring in a bank statement: import, upload or load a data export',
      description:
        'Imports, uploads, loads a downloaded bank statement, file of any bank (CSV, OFX, QIF, CAMT, MT940, ' +
        'XLSX, zip). Analyze first: it tells what is new, known, unreadable, proven or open, and changes ' +
        `nothing. A commit with an open question is refused: add a candidate's answer like {"date_order": ` +
        '"DMY"}. Known entries are added once. A new account needs create_account. Charger relevé bancaire, ' +
        'fichier; importa, carrega extrato, arquivo; importar, carga extracto, archivo; Kontoauszug, Datei ' +
        'einlesen, laden.',
    },
    input: filesOpen ? importInputWithPath : importInput,
    output: importOutput,
    effect: readOnly ? 'read' : 'write',
    errors: ['NOT_FOUND'],
    execute: async (context, input: ImportInput, { files, signal, progress, elicit }) => {
      if (readOnly && input.mode === 'commit') throw invalidField('mode', RULES.readOnly);
      const file = await readContents(input, files);
      const call = { read, signal, ...(progress && { onProgress: continuousProgress(progress) }) };
      const { output } = await withAnswers(input, elicit, (settings) => importStatement(context, file, settings, call));
      return output;
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
