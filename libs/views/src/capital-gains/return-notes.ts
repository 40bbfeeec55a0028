import type { Key } from '../language/catalogues';
import type { Language } from '../language/language';

/** The engine's notes on a return, which are in English for HMRC, by what they are about. */
const NOTES: readonly (readonly [RegExp, Key])[] = [
  [
    /^The net loss of (?<pounds>\d+) pounds of (?<period>\S+) is counted as claimed.* by (?<by>[\d-]+)\./,
    'gains.note.claimed',
  ],
  [
    /^The net loss of (?<pounds>\d+) pounds of (?<period>\S+) is counted on being claimed.* by (?<by>[\d-]+)\.$/,
    'gains.note.toClaim',
  ],
  [/^The box numbers of SA108 for (?<period>\S+) are not on file/, 'gains.note.noBoxes'],
  [/^The box numbers of SA108 for (?<period>\S+) were taken from transcripts/, 'gains.note.boxes'],
  [/^Box 51 is left out/, 'gains.note.box51'],
  [/^The rates of tax on gains of (?<period>\S+) are not on file/, 'gains.note.noRates'],
  [/^No tax is worked out without/, 'gains.note.noTax'],
];

/** A note in the language in force; undefined for one that is known in English alone. */
export function returnNote({ t, day, money }: Language, note: string): string | undefined {
  for (const [pattern, key] of NOTES) {
    const found = pattern.exec(note);
    if (found === null) continue;
    const { pounds = '0', period = '', by = '' } = found.groups ?? {};
    return t(key, { amount: money('GBP')(`${pounds}.00`), period, day: day(by) });
  }
  return undefined;
}
