/** Phrases that say that an entry is shared evenly, as people type them; longer ones first. Parts of regular expressions. */
const ENGLISH = [
  'split(?:ting|s)?(?: (?:the|it|this))?(?: (?:evenly|equally|in half))?(?: between (?:us|the two of us))?',
  'shared(?= (?:with|between|evenly|equally))(?: (?:evenly|equally))?(?: between (?:us|the two of us))?',
  '(?:we )?(?:going|went|go) (?:halves|dutch)|half each',
];
const SPANISH = [
  '(?:lo |la |los |las |nos )?(?:dividimos|compartimos|repartimos)(?= (?:con|entre)|[\\s,.;]*$)(?: entre (?:los |las )?dos| entre nosotros)?',
  '(?:dividid|compartid|repartid)[oa]s?(?: entre (?:los |las )?dos| entre nosotros)',
  'a medias|a mitas|a pachas|mitad y mitad|mit[iy] y mit[iy]|entre (?:los |las )?dos|entre nosotros(?: dos)?',
];
const PORTUGUESE = [
  'meio a meio|metade (?:para |pra )?cada(?: um)?|rachad[oa]s?(?= (?:com|entre))|rachamos|entre n[óo]s(?: dois| duas)?',
];
const FRENCH = ['moiti[ée][ -]moiti[ée]|entre nous(?: deux)?'];
const ANY_LANGUAGE = ['50 ?[/-] ?50|fifty[ -]fifty'];

const PHRASES = [...ENGLISH, ...SPANISH, ...PORTUGUESE, ...FRENCH, ...ANY_LANGUAGE].join('|');
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
