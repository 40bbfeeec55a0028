import { printable } from '@bursar/toolkit';

/** A name that a user chose, safe to display on one line: control and bidirectional characters are escaped. */
export function sanitizeName(name: string): string {
  return printable(name);
}
