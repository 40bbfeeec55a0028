import { createLanguage } from '../language/language';
import { languageInForce } from '../language/language-in-force';
import { returnNote } from './return-notes';

const languageOf = (tag: string) => createLanguage(languageInForce({ candidates: [tag] }));

/** As the engine writes them. */
const NOTES = [
  'The net loss of 137 pounds of 2023/24 is counted as claimed: the claim had to reach HMRC by 2020-04-05. If it did not, name 2015 in losses_not_claimed.',
  'The net loss of 137 pounds of 2023/24 is counted on being claimed, in a return or by letter, by 2028-04-05.',
  'The box numbers of SA108 for 2023/24 are not on file: boxes are left out.',
  "The box numbers of SA108 for 2023/24 were taken from transcripts, not from HMRC's own form, and so was the rounding.",
  'Box 51 is left out: the adjustment needs taxable_income.',
  'The rates of tax on gains of 2023/24 are not on file: no tax is worked out.',
  'No tax is worked out without taxable_income (after the personal allowance).',
];

it.each(NOTES)('%s', (note) => {
  const written = ['en', 'pt', 'es', 'fr'].map((tag) => returnNote(languageOf(tag), note));
  expect(new Set(written).size).toBe(4);
  for (const text of written) expect(text).not.toMatch(/_|\{|undefined/);
  const facts = [...note.matchAll(/\d+\/\d+|137/g)].map(([fact]) => fact);
  for (const fact of facts) expect(written.every((text) => text?.includes(fact))).toBe(true);
});

it('what is not known is left to the engine', () => {
  expect(returnNote(languageOf('fr'), 'Something else.')).toBeUndefined();
});
