/** What may stand behind `shared`, which is no sharing before a noun: `shared flat 700`. */
const NO_NOUN =
  '(?=\\s*(?:$|[,.;\\d$€£]|(?:r|us|mx)\\$)|\\s+(?:on|by|yesterday|today|tomorrow|this|last|two|three|i paid|(?:she|he) paid|(?:the )?day before)(?![\\p{L}]))';
/** What says so behind an amount alone: `half and half 4.50` is cream, and a `copo rachado` is cracked. */
const BEHIND_AMOUNT = '(?<=\\d[\\d.,]*[^\\d]*)(?:half and half|rachad[oa]s?)';
const BETWEEN_US = '(?: between (?:us|the two of us)| entre (?:(?:l[ao]s )?dos|nosotros))';
/** Phrases that say that an entry is shared evenly, as people type them; longer ones first. Parts of regular expressions. */
const PHRASES = [
  `split(?:ting)?(?: it| the(?! (?:day|night|\\d)))?(?: (?:evenly|equally|in half))?${BETWEEN_US}?`,
  `shared(?= (?:with|between|evenly|equally))(?: evenly| equally)?${BETWEEN_US}?`,
  '(?:going|went|go) (?:halves|dutch)|half each',
  `(?:l[ao]s? |nos )?(?:dividi|comparti|reparti)mos(?= con| entre|[\\s,.;]*$)${BETWEEN_US}?`,
  `(?:divid|compart|repart)id[oa]s?${BETWEEN_US}`,
  "divisée?s? (?:en|par) deux|(?:qu[’'])?on (?:a |se )?(?:partag|divis)[eé]",
  `shared${NO_NOUN}|${BEHIND_AMOUNT}`,
  'for (?:us|(?:the two|both) of us)|p(?:a)?ra nós(?: dois)?|para nosotros(?: dos)?|pour nous(?: deux)?',
  'a medias|mitad y mitad|entre (?:l[ao]s )?dos|entre nosotros',
  'meio a meio|rachad[oa]s?(?= com| entre)|rachamos|entre nós(?: dois)?',
  'moitié[ -]moitié|entre nous(?: deux)?|à deux(?! \\p{L}+ de)',
  '50 ?[/-] ?50|fifty[ -]fifty',
].join('|');
const EVENLY = `(?<![\\p{L}\\p{N}])(?:(?:and )?we )?(?:${PHRASES})(?![\\p{L}\\p{N}])`;

/** Whether a text says that an entry is shared evenly. */
export function isSharedEvenly(text: string): boolean {
  return new RegExp(EVENLY, 'iu').test(text);
}

/**
 * A text without what says that it is shared evenly, for an entry that is: its amount is the whole one. Who reads a budget's entries
 * would ask which part of it was meant.
 */
export function withoutEvenSharing(text: string): string {
  const left = text
    .replaceAll(new RegExp(EVENLY, 'giu'), ' ')
    .replaceAll(/\s+(?=[,.;])/g, '')
    .replaceAll(/([,;])(?:\s*[,.;])+/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s,.;]+|[\s,;]+$/g, '');
  return left === '' ? text : left;
}
