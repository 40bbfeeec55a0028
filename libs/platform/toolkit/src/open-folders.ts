/** Files that arguments may name: those in folders that the owner opened, links followed first. */
export interface OpenFolders {
  /** Whether any folder is open; tools offer a path argument only then. */
  readonly any: boolean;
  /** The file's text (UTF-8). Throws a FileRefusal for a path outside, missing, too large or not text. */
  read(path: string): Promise<string>;
  /** The file's bytes, whatever they are. Throws a FileRefusal for a path outside, missing, or over the limit. */
  readBytes(path: string, limitBytes: number): Promise<Uint8Array>;
}

/** Why a named file was not read, in words that a caller may see: they hold no path but the one that was sent. */
export class FileRefusal extends Error {
  override readonly name = 'FileRefusal';

  constructor(
    message: string,
    readonly hint: string,
  ) {
    super(message);
  }
}

export const noOpenFolders: OpenFolders = { any: false, read: refuse, readBytes: refuse };

function refuse(): Promise<never> {
  return Promise.reject(new FileRefusal('no folder is open to file arguments', 'start the server with --files DIR'));
}
