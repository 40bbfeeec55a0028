import { UsageError } from '../configuration/usage-error';

/** For commands that take options only. */
export function refuseWords(command: string, words: readonly string[]): void {
  if (words.length === 0) return;
  throw new UsageError(`"${command}" takes no word such as "${words[0]}"; "bursar help" shows what it takes`);
}
