import { DIRECTION_VALUES, PENDING_WORDS, REVERTED_WORDS } from './cell-words';
import { directionOf, isPending, isReverted } from './words';

const listed = (words: string) => words.split(', ').filter((word) => word !== '');

it('knows every word of a cell, also those that are digits', () => {
  expect(listed(DIRECTION_VALUES.out).filter((word) => directionOf(word) === undefined)).toEqual([]);
  expect(listed(DIRECTION_VALUES.in).filter((word) => directionOf(word) === undefined)).toEqual([]);
  expect(listed(PENDING_WORDS).filter((word) => !isPending(word))).toEqual([]);
  expect(listed(REVERTED_WORDS).filter((word) => !isReverted(word))).toEqual([]);
});
