import * as z from 'zod';

import { textField } from './text-field';

/** The id of a new participant; stored ids have this form. */
export const newParticipantId = z.string().regex(/^[a-z0-9][a-z0-9_-]{0,31}$/);
export const displayName = textField(1, 120);

const participant = z.strictObject({ id: newParticipantId, display_name: displayName });

/** The two people of a household, in the form of the variable SHARED_SPLIT_PARTICIPANTS. */
const participantPair = z
  .tuple([participant, participant])
  .refine(([first, second]) => first.id !== second.id)
  .transform(([first, second]) => [toParticipant(first), toParticipant(second)] as const);

export type ParticipantPair = z.output<typeof participantPair>;

/** The people of a household that has not been given any. */
export const DEFAULT_PAIR: ParticipantPair = [
  { id: 'elias', displayName: 'Elias' },
  { id: 'leticia', displayName: 'Letícia' },
];

/** Reads the text of the variable. `undefined` for anything but a JSON array of exactly two different participants. */
export function parseParticipantPair(text: string): ParticipantPair | undefined {
  try {
    return participantPair.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

function toParticipant({ id, display_name }: z.output<typeof participant>) {
  return { id, displayName: display_name };
}
