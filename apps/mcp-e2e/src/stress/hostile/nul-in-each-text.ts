import type { Fields } from '../../index';
import type { Schema } from '../../generated-input/json-schema';
import { changedAt, pathsIn, valueAt } from './distorted';

/** A text that JSON can carry and a UTF-8 database can neither store nor compare. */
const WITH_NUL = 'a\0b';

/** Each input with that text in the place of one of its texts, or of one that it leaves out. */
export function nulInEachText({ properties = {} }: Schema, inputs: readonly Fields[]): readonly Fields[] {
  const absent = Object.keys(properties).filter((name) => inputs.every((input) => !(name in input)));
  return inputs.flatMap((input, index) => [
    ...pathsIn(input)
      .filter((path) => typeof valueAt(input, path) === 'string')
      .map((path) => changedAt(input, path, () => WITH_NUL) as Fields),
    ...(index === 0 ? absent : []).map((name) => ({ ...input, [name]: WITH_NUL })),
  ]);
}
