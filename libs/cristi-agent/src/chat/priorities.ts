import { PRIORITIES, type Priority } from '../model/debt';
import { fold } from '../model/text/fold';
import type { Say } from './sentences/sentences';

/** The levels in the words of both languages, folded. */
const NAMES: ReadonlyMap<string, Priority> = new Map([
  ...PRIORITIES.map((priority) => [fold(priority).replace('_', ' '), priority] as const),
  ['muy alta', 'VERY_HIGH'],
  ['alta', 'HIGH'],
  ['media alta', 'MEDIUM_HIGH'],
  ['media', 'MEDIUM'],
  ['baja', 'LOW'],
  ['fija', 'FIXED'],
]);

const SENTENCES = {
  VERY_HIGH: 'veryHigh',
  HIGH: 'high',
  MEDIUM_HIGH: 'mediumHigh',
  MEDIUM: 'medium',
  LOW: 'low',
  FIXED: 'fixed',
} as const satisfies Record<Priority, string>;

/** The level that a text names. */
export function readPriority(text: string): Priority | undefined {
  return NAMES.get(
    fold(text)
      .replace(/[_\s]+/g, ' ')
      .trim(),
  );
}

export function priorityName(say: Say, priority: string): string {
  return say(SENTENCES[priority as Priority]);
}
