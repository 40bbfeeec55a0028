import { filled, languageInForce, PLACEHOLDER } from './language';
import es from './refusals/es.json';
import fr from './refusals/fr.json';
import pt from './refusals/pt.json';

/** By the template of the English sentence, as a library writes it. */
export const REFUSALS = { pt, es, fr } as const satisfies Record<string, Readonly<Record<string, string>>>;

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
  const language = languageInForce();
  if (language === 'en') return text;
  known ??= Object.keys(REFUSALS.pt)
    .map((english) => ({ english, form: formOf(english) }))
    .sort((one, other) => wordsIn(other.english) - wordsIn(one.english));
  const sentences: Readonly<Record<string, string>> = REFUSALS[language];
  for (const { english, form } of known) {
    const found = form.exec(text);
    if (found === null) continue;
    const values = Object.entries(found.groups ?? {}).map(([name, value]) => [name, sayKnown(value) ?? value]);
    return filled(sentences[english] ?? english, Object.fromEntries(values) as Record<string, string>);
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
