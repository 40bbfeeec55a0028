/** A statement file, in the form that the tool takes. */
export interface StatementFile {
  readonly name: string;
  /** Its bytes in base64; the domain detects the encoding. */
  readonly base64: string;
}

export const MAX_BYTES = 10 * 1024 * 1024;

/** Rejects if the file cannot be read, for example because it is a folder. */
export function readStatement(file: File): Promise<StatementFile> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onerror = () => reject(reader.error ?? new Error(file.name));
    // A data URL, `data:TYPE;base64,BYTES`; for an empty file it may end before the comma.
    reader.onload = () => resolve({ name: file.name, base64: String(reader.result).split(',')[1] ?? '' });
    reader.readAsDataURL(file);
  });
}

/** The id for an account with this name: `Épargne 2026` becomes `epargne-2026`. */
export function accountIdFor(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 64);
}
