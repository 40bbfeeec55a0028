import { readDay } from './read-day';
import type { ChatContext } from './reply';

/** `dos mil quinientos pesos el lunes pasado` */
const MOST_WORDS = 8;
/** What joins a day to an answer in front of it: `comida, y fue ayer`, `120 pero antier`, `tacos del lunes`. */
const JOINING = '(?:[,;.:]|\\s(?:y|and|pero|but|de|del|from|fue|era|was|it was)(?=\\s|$))';
const JOINED = new RegExp(`${JOINING}+$`, 'iu');
const LEADING = /^(?:y|and|pero|but)\s+/iu;

/** The day that stands at the end of a text, or in front of the rest, and what `read` makes of the rest. */
export async function readWithDay<Value>(
  context: ChatContext,
  text: string,
  read: (rest: string, day: string, isDayFirst: boolean) => Promise<Value | undefined>,
): Promise<{ readonly value: Value; readonly date: string } | undefined> {
  const words = text.trim().split(/\s+/u);
  if (words.length > MOST_WORDS) return undefined;
  for (let at = 1; at < words.length; at += 1) {
    const [start, end] = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
    for (const [rest, day, isDayFirst] of [[start, end, false] as const, [end, start, true] as const]) {
      const date = await readDay(context, day.replace(JOINED, '').replace(LEADING, ''));
      const value =
        date === undefined ? undefined : await read(rest.replace(JOINED, '').replace(LEADING, ''), day, isDayFirst);
      if (date !== undefined && value !== undefined) return { value, date };
    }
  }
  return undefined;
}
