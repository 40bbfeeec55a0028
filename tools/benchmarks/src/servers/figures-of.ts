import { execFileSync } from 'node:child_process';

import { FIGURES } from './paths';

/** Takes a measure in a fresh process, and gives its figures. */
export function figuresOf<Figures>(measure: string, ...sizes: readonly number[]): Figures {
  const args = [FIGURES, measure, ...sizes.map(String)];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 1 << 26 })) as Figures;
}
