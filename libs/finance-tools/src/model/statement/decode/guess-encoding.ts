import { headerCells, knownNames } from '../table/find-header';
import type { Language } from '../table/vocabulary/header-words';
import { labelledLine, labelsOf } from '../table/labels';
import { parseDateCell } from '../cells/date-cell';
import { ALPHABETS, SCRIPTS } from './alphabets';
import { decoderOf } from './text-source';

const LATIN: readonly Language[] = ['en', 'de', 'fr', 'it', 'es', 'pt', 'nl', 'sv', 'fi'];
const EASTERN: readonly Language[] = ['pl', 'cs', 'ro'];

/** In the order in which ties are broken, with the languages whose letters speak for them. */
export const CANDIDATES: Readonly<Record<string, readonly Language[]>> = {
  'windows-1252': LATIN,
  'windows-1250': EASTERN,
  'windows-1251': ['ru'],
  'windows-1255': ['he'],
  'iso-8859-2': EASTERN,
  gb18030: ['zh'],
  shift_jis: ['ja'],
  'euc-kr': ['ko'],
  cp850: LATIN,
  'windows-1253': ['el'],
  'windows-1254': ['tr'],
  big5: ['zh'],
};

const SAMPLE = 65_536;
const LINES = 60;

interface Reading {
  readonly encoding: string;
  readonly known: number;
  /** Letters that fit the language of the header less those that do not. */
  readonly fit: number;
  readonly spoken: readonly Language[];
}

/** The encoding under which most header words are known; between equals the one whose letters fit their language. */
export function guessEncoding(bytes: Uint8Array): string {
  if (isBrokenUtf8(bytes)) return 'utf-8';
  let best: Reading | undefined;
  for (const [encoding, languages] of Object.entries(CANDIDATES)) {
    const reading = readingOf(bytes.subarray(0, SAMPLE), encoding);
    if (reading === undefined) continue;
    const isSpoken = reading.spoken.some((language) => languages.includes(language));
    const fitsBetter = reading.known === best?.known && reading.fit > best.fit && isSpoken;
    if (best === undefined || reading.known > best.known || fitsBetter) best = reading;
  }
  return best?.encoding ?? 'windows-1252';
}

/** UTF-8 in which a few characters were cut: no other encoding makes so many sequences of it. */
function isBrokenUtf8(bytes: Uint8Array): boolean {
  const text = new TextDecoder().decode(bytes.subarray(0, 1_048_576));
  let [whole, broken] = [0, 0];
  for (const character of text) {
    if (character === '\ufffd') broken += 1;
    else if (character > '\u007f') whole += 1;
  }
  return whole >= 3 && broken * 4 <= whole;
}

function readingOf(bytes: Uint8Array, encoding: string): Reading | undefined {
  let text: string;
  try {
    text = decoderOf(encoding, true)(bytes, false);
  } catch {
    return undefined;
  }
  const lines = text.split(/\r\n?|\n/, LINES);
  let known = 0;
  const languages = new Map<Language, number>();
  for (const names of [...lines.map((line) => line.split(/[;,\t|]/)), labelsOfDays(lines)]) {
    const cells = headerCells(names);
    known = Math.max(known, knownNames(cells));
    for (const { words } of cells) {
      for (const language of new Set(words.map((word) => word.language)))
        languages.set(language, (languages.get(language) ?? 0) + 1);
    }
  }
  const spoken = [...languages]
    .sort(([, one], [, other]) => other - one)
    .slice(0, 3)
    .map(([language]) => language);
  return { encoding, known, spoken, fit: fitOf(text, spoken) };
}

/** Labels in front of values, where a no-break blank between them is no letter that hides a day. */
function labelsOfDays(lines: readonly string[]): string[] {
  const hasDay = lines.some((line) => parseDateCell(labelledLine(line)?.value ?? '') !== undefined);
  return hasDay ? labelsOf(lines) : [];
}

function fitOf(text: string, spoken: readonly Language[]): number {
  const letters = new Set(spoken.flatMap((language) => [...(ALPHABETS[language] ?? '')]));
  const scripts = spoken.flatMap((language) => SCRIPTS[language] ?? []);
  let fit = 0;
  for (const character of text) {
    if (character <= '\u007f') continue;
    const isFitting = letters.has(character.toLowerCase()) || scripts.some((script) => script.test(character));
    // Signs between letters, and controls, speak against an encoding even where no language is known.
    if (isFitting) fit += 1;
    else if (spoken.length > 0 && /\p{L}/u.test(character)) fit -= 1;
    else if (!/[\p{L}\p{Sc}\u00a0°§–—’‘“”„«»…]/u.test(character)) fit -= 1;
  }
  return fit;
}
