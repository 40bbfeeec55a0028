import type { EntryFields } from '../model/waiting';
import { fold } from '../model/text/fold';
import { readAmount } from './read-amount';
import { readDay } from './read-day';
import type { ChatContext } from './reply';

/** How words name an entry: `el uber`, `lo del uber`, `el uber de 80`, `el de ayer`. */
export interface EntryName {
  /** Empty where only its amount or day names it. */
  readonly words: string;
  readonly amount?: number;
  readonly date?: string;
}

const ARTICLE = /^(?:el|la|los|las|the|my|mi|lo) /;
const KIND = /^(?:gasto|ingreso|movimiento|entrada|entry|expense|one) (?=de |del |of |from )/;
const OF = /^(?:de|del|of|from) (?:(?:el|la|los|las|the) )?/;
const JOINING = / (?:de|del|of|from|por|for|on|a|at)$/;
const MOST_WORDS = 8;

/** The name that a text is, with the amount and the day at its end. */
export async function readName(context: ChatContext, text: string): Promise<EntryName> {
  const folded = fold(text).trim();
  const rest = folded.replace(ARTICLE, '').replace(KIND, '');
  const name: EntryName = { words: rest.replace(OF, '') };
  const isReference = rest !== folded || name.words !== rest;
  const words = name.words.split(' ');
  if (words.length > MOST_WORDS) return name;
  for (let at = isReference ? 0 : 1; at < words.length; at += 1) {
    const shorter = { words: words.slice(0, at).join(' ').replace(JOINING, '') };
    const end = words.slice(at).join(' ').replace(OF, '');
    const amount = /\d/.test(end) ? await readAmount(context, end) : undefined;
    if (amount !== undefined) return { ...shorter, amount };
    const date = await readDay(context, end);
    if (date !== undefined) return { ...shorter, date };
  }
  return name;
}

/** Whether a name is an entry's: its words stand in the description, or are its category. */
export function isNamed(fields: EntryFields, { words, amount, date }: EntryName): boolean {
  if (amount !== undefined && fields.amount_mxn_cents !== amount) return false;
  if (date !== undefined && fields.date_iso !== date) return false;
  if (words === '') return amount !== undefined || date !== undefined;
  return standsIn(words, fields.description) || isSameName(words, fields.category);
}

/** Whether words stand in a text one after the other. */
function standsIn(words: string, text: string | null): boolean {
  const written = fold(text ?? '').split(' ');
  const { length } = words.split(' ');
  return written.some((_, at) => isSameName(words, written.slice(at, at + length).join(' ')));
}

/** Whether two texts are the same words, each perhaps in the plural. */
function isSameName(one: string, other: string | null): boolean {
  const [words, others] = [one.split(' '), fold(other ?? '').split(' ')];
  return words.length === others.length && words.every((word, at) => isSameWord(word, others[at] ?? ''));
}

function isSameWord(one: string, other: string): boolean {
  const [shorter, longer] = one.length < other.length ? [one, other] : [other, one];
  return shorter === longer || (shorter.length > 2 && (longer === `${shorter}s` || longer === `${shorter}es`));
}

/** Whether a name is all that describes an entry. */
export function isWholeName(fields: EntryFields, name: EntryName): boolean {
  return isNamed(fields, name) && (name.words === '' || isSameName(name.words, fields.description ?? fields.category));
}
