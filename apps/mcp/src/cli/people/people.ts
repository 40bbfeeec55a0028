import { UsageError } from '../../configuration/usage-error';
import { unknownName } from '../unknown-name';
import type { LocalTools } from '../with-tools';
import { t } from '../../language/language';

export interface Participant {
  readonly id: string;
  readonly display_name: string;
  readonly is_active: boolean;
}

/** The two who share expenses. */
export async function activePeople({ call }: LocalTools): Promise<readonly Participant[]> {
  const { structured } = await call('list_participants');
  const { participants } = structured as { readonly participants: readonly Participant[] };
  return participants.filter(({ is_active: isActive }) => isActive);
}

/** The id of one of the two, by id or name. Throws a CommandFailure that names them. */
export function personNamed(people: readonly Participant[], name: string): string {
  const wanted = name.toLowerCase();
  const found = people.find(({ id, display_name: shown }) => id === name || shown.toLowerCase() === wanted);
  if (found !== undefined) return found.id;
  const ids = people.map(({ id }) => id);
  throw unknownName('person', name, ids);
}

/** Who `--as` or BURSAR_PERSON say is here; it is never guessed. */
export function givenPerson({ as }: { readonly as?: string | undefined }): string | undefined {
  const { BURSAR_PERSON: variable = '' } = process.env;
  return as ?? (variable === '' ? undefined : variable);
}

/** The same where it has to be known. Throws a UsageError. */
export function neededPerson(flags: { readonly as?: string | undefined }, command: string): string {
  const person = givenPerson(flags);
  if (person !== undefined) return person;
  throw new UsageError(t('usage.whoAreYou', { command }));
}
