const COURTESIES = 'por ?favor|porfa(?:s|vor)?|plea?se|pls|(?:muchas |mil )?gracias|thanks|thank you|thx|cheers';
const APOLOGIES = 'perdon|sorry|me equivoque|my mistake';
const ADDRESSES = 'wey|guey|bro|amigo|compa|carnal|mate|dude';
const COURTESY_AT_END = new RegExp(`[,\\s]+(?:${COURTESIES})$`, 'iu');
const EMOJI = /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Variation_Selector}|\u200d)+/gu;

/** Courtesies, apologies and what friends call one another, anywhere in a folded text. */
export const COURTESY_OR_APOLOGY = new RegExp(`\\b(?:${COURTESIES}|${APOLOGIES}|${ADDRESSES})\\b`, 'g');

/** A text without the courtesies and punctuation at its end: `120 gracias!`. */
export function withoutCourtesy(text: string): string {
  const bare = text.trim().replace(/[.!\s]+$/u, '');
  const shorter = bare.replace(COURTESY_AT_END, '');
  return shorter === bare ? bare : withoutCourtesy(shorter);
}

/** A text without its emoji. */
export function withoutEmoji(text: string): string {
  return text.replace(EMOJI, ' ').replace(/\s+/gu, ' ').trim();
}
