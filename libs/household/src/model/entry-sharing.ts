const BETWEEN_US = '(?: between (?:us|the two of us)| entre (?:(?:l[ao]s )?dos|nosotros))';
/** Phrases that say that an entry is shared evenly, as people type them; longer ones first. Parts of regular expressions. */
const PHRASES = [
  `split(?:ting)?(?: (?:the|it|this))?(?: (?:evenly|equally|in half))?${BETWEEN_US}?`,
  `shared(?= (?:with|between|evenly|equally))(?: evenly| equally)?${BETWEEN_US}?`,
  '(?:we )?(?:going|went|go) (?:halves|dutch)|half each',
  `(?:l[ao]s? |nos )?(?:dividi|comparti|reparti)mos(?= con| entre|[\\s,.;]*$)${BETWEEN_US}?`,
  `(?:divid|compart|repart)id[oa]s?${BETWEEN_US}`,
  'a medias|mitad y mitad|entre (?:l[ao]s )?dos|entre nosotros',
  'meio a meio|rachad[oa]s?(?= com| entre)|rachamos|entre nós(?: dois)?',
  'moitié[ -]moitié|entre nous(?: deux)?',
  '50 ?[/-] ?50|fifty[ -]fifty',
].join('|');
const EVENLY = `(?<![\\p{L}\\p{N}])(?:${PHRASES})(?![\\p{L}\\p{N}])`;

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
