import type { EntryFields } from '../model/waiting';
import { fold } from '../model/text/fold';

const ARTICLE = /^(?:el|la|los|las|the|my|mi|lo de|lo del) /;

/** Whether words name an entry: all of them stand in its description, or they are its category. */
export function isNamed({ description, category }: EntryFields, named: string): boolean {
  const words = fold(named).replace(ARTICLE, '').trim();
  const described = ` ${fold(description ?? '')} `;
  return words !== '' && (described.includes(` ${words} `) || fold(category ?? '') === words);
}
