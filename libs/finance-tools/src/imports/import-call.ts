import type { ReadStatementFile } from './read-file';

/** A file to be imported. */
export interface GivenFile {
  /** The argument that holds it, or its name; refusals name it. */
  readonly field: string;
  /** Its name, where it has one. */
  readonly name: string | null;
  readonly content: string | Uint8Array;
}

/** One call of an import. */
export interface ImportCall {
  readonly read: ReadStatementFile;
  /** Receives from time to time how many rows were read, and then how many are stored. */
  readonly onProgress?: (progress: ImportProgress) => void;
  /** Aborting it rolls the import back. */
  readonly signal: AbortSignal;
}

export interface ImportProgress {
  readonly stage: 'reading' | 'storing';
  readonly rows: number;
}
