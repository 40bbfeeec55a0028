declare const safe: unique symbol;

/** Text that may stand in an answer for people: on one line, short, and without characters that steer a display. */
export type Shown = string & { readonly [safe]: 'Shown' };

const LONGEST_VALUE = 80;

// Line breaks and controls; and marks that turn text around or hide in it, which would let a description dress up as
// another line. Joiners stay: emoji of several parts are held together by them.
const STEERING = /[\p{Cc}\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb\p{Surrogate}]+/gu;

/** A value as an answer shows it: each run of such characters one space, and at most 80 characters. */
export function shown(value: string): Shown {
  const characters = [...value.replace(STEERING, ' ')];
  return (
    characters.length > LONGEST_VALUE ? `${characters.slice(0, LONGEST_VALUE - 1).join('')}…` : characters.join('')
  ) as Shown;
}

type Placeholder<Template extends string> = Template extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

/** Puts values in the place of `{name}`. What looks like a placeholder inside a value stays as it is. */
export function fill<const Template extends string>(
  template: Template,
  values: Readonly<Record<Placeholder<Template>, Shown>>,
): Shown {
  return template.replace(/\{(\w+)\}/g, (_, name: Placeholder<Template>) => values[name]) as Shown;
}

/** Lines of an answer as one text. */
export function lines(...parts: readonly Shown[]): string {
  return parts.join('\n');
}
