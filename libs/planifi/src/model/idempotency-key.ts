import { isBlank, isStorable, isWithin } from './text';

/** True for text of 8 to 255 code points that is not blank. Keys are compared exactly, letter case included. */
export function isIdempotencyKey(text: string): boolean {
  return isStorable(text) && isWithin(text, 8, 255) && !isBlank(text);
}
