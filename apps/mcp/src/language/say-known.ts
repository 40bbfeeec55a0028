import { filled, PLACEHOLDER, translationInForce } from './language';

interface Known {
  readonly english: string;
  readonly form: RegExp;
}

let known: readonly Known[] | undefined;

/**
 * A sentence of a library, which writes in English, in the language in force; undefined where the catalogue has none of its
 * form. What was filled in may be such a sentence itself.
 */
export function sayKnown(text: string): string | undefined {
  const refusals = translationInForce()?.refusals;
  if (refusals === undefined) return text;
  // The same sentences are known in each language.
  known ??= Object.keys(refusals)
    .map((english) => ({ english, form: formOf(english) }))
    .sort((one, other) => wordsIn(other.english) - wordsIn(one.english));
  for (const { english, form } of known) {
    const found = form.exec(text);
    if (found === null) continue;
    const values = Object.entries(found.groups ?? {}).map(([name, value]) => [name, sayKnown(value) ?? value]);
    return filled(refusals[english] ?? english, Object.fromEntries(values) as Record<string, string>);
  }
  return undefined;
}

function formOf(english: string): RegExp {
  const names = new Set<string>();
  const parts = english.split(PLACEHOLDER).map((part, index) => {
    if (index % 2 === 0) return part.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
    if (names.has(part)) return `\\k<${part}>`;
    names.add(part);
    return `(?<${part}>.+?)`;
  });
  return new RegExp(`^${parts.join('')}$`, 'su');
}

/** How much of a template is its own: the more, the surer it is. */
function wordsIn(english: string): number {
  return english.replaceAll(PLACEHOLDER, '').length;
}
