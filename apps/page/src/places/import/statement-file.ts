/** A statement that somebody dropped or chose, as the tool takes it. */
export interface StatementFile {
  readonly name: string;
  /** Its bytes in base64: which letters they are is for the domain to tell. */
  readonly base64: string;
}

export const LIMIT_BYTES = 10 * 1024 * 1024;

/** Rejects where the file cannot be read, a folder for one. */
export function readStatement(file: File): Promise<StatementFile> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onerror = () => reject(reader.error ?? new Error(file.name));
    // A data URL, `data:TYPE;base64,BYTES`; of an empty file it may end before its comma.
    reader.onload = () => resolve({ name: file.name, base64: String(reader.result).split(',')[1] ?? '' });
    reader.readAsDataURL(file);
  });
}

/** An identifier for an account of a name: `Épargne 2026` is `epargne-2026`. */
export function accountIdFor(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 64);
}
