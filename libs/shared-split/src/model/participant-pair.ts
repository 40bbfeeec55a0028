import * as z from 'zod';

import { displayName, newParticipantId } from './fields';

const participant = z.strictObject({ id: newParticipantId, display_name: displayName });

/** The two of a household, as the variable SHARED_SPLIT_PARTICIPANTS names them. */
export const participantPair = z
  .tuple([participant, participant])
  .refine(([first, second]) => first.id !== second.id)
  .transform(([first, second]) => [named(first), named(second)] as const);

export type ParticipantPair = z.output<typeof participantPair>;

export const renameInput = z
  .strictObject({ id: newParticipantId, new_id: newParticipantId, display_name: displayName })
  .readonly();

export type RenameInput = z.output<typeof renameInput>;

function named({ id, display_name }: z.output<typeof participant>) {
  return { id, displayName: display_name };
}

/** Who they are in a household that nobody has named yet. */
export const DEFAULT_PAIR: ParticipantPair = [
  { id: 'elias', displayName: 'Elias' },
  { id: 'leticia', displayName: 'Letícia' },
];

/** Reads the variable's text. `undefined` for anything but a JSON array of exactly two different participants. */
export function parseParticipantPair(text: string): ParticipantPair | undefined {
  try {
    return participantPair.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
