import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

import { devicePerson } from '../shell/device-person';
import { PersonQuestion } from './person-question';

export interface Person {
  readonly id: string;
  readonly name: string;
}

interface AsPersonProps {
  readonly people: readonly Person[];
  /** Shown for the person who uses this device. */
  readonly children: (person: Person) => ComponentChildren;
}

/** Asks once who uses this device; it is never guessed. */
export function AsPerson({ people, children }: AsPersonProps) {
  const [id, setId] = useState(devicePerson.read);
  const person = people.find((candidate) => candidate.id === id);
  if (person !== undefined) return <>{children(person)}</>;
  const choose = (chosen: string) => {
    devicePerson.write(chosen);
    setId(chosen);
  };
  return (
    <div class="entry-form">
      <PersonQuestion people={people} chosen={undefined} onChoose={choose} />
    </div>
  );
}
