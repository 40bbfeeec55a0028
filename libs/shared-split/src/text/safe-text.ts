import { inLanguage } from './sentences';

declare const safe: unique symbol;

/** Text that may stand in an answer for people: on one line, short, and without characters that steer a display. */
export type SafeText = string & { readonly [safe]: 'SafeText' };

const LONGEST_VALUE = 80;

// Line breaks and controls, and marks that reverse text or hide in it: with those a description could pose as another
// line. Joiners stay, because they hold emoji of several parts together.
const STEERING = /[\p{Cc}\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb\p{Surrogate}]+/gu;

/** A value as an answer shows it: each run of steering characters becomes one space, at most 80 characters stay. */
export function sanitize(value: string): SafeText {
  const characters = [...value.replace(STEERING, ' ')];
  return (
    characters.length > LONGEST_VALUE ? `${characters.slice(0, LONGEST_VALUE - 1).join('')}…` : characters.join('')
  ) as SafeText;
}

/** Words of the program, as they stand in the contract, in the language of the household. */
export function phrase(words: string): SafeText {
  return inLanguage(words) as SafeText;
}

type Placeholder<Template extends string> = Template extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

/** The template in the language of the household, with each `{name}` replaced by its value. Text inside a value that looks like a placeholder stays as it is. */
export function fill<const Template extends string>(
  template: Template,
  values: Readonly<Record<Placeholder<Template>, SafeText>>,
): SafeText {
  return inLanguage(template).replace(/\{(\w+)\}/g, (_, name: Placeholder<Template>) => values[name]) as SafeText;
}

/** Joins the lines of an answer. */
export function lines(...parts: readonly SafeText[]): string {
  return parts.join('\n');
}
