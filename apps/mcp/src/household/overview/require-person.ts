import { personNotFound } from '../errors';

/** Throws NOT_FOUND for somebody who is not one of the two. */
export function requirePerson(person: string | undefined, people: readonly { readonly id: string }[]): void {
  if (person === undefined || people.some(({ id }) => id === person)) return;
  throw personNotFound(
    person,
    people.map(({ id }) => id),
  );
}
