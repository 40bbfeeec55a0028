import { createInterface } from 'node:readline/promises';

/** In each of the four languages. */
const YES = /^\s*(y|yes|s|sim|si|sí|o|oui)\s*$/i;

/** Whether somebody is there to answer. */
export function canConfirm(): boolean {
  return process.stdin.isTTY && process.stdout.isTTY;
}

/** Puts a yes-or-no question on the terminal. Without a terminal, and for whatever is no yes, the answer is no. */
export async function isConfirmed(question: string): Promise<boolean> {
  if (!canConfirm()) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return YES.test((await terminal.question(`${question} `)).normalize('NFC'));
  } finally {
    terminal.close();
  }
}
