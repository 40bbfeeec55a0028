import * as z from 'zod';

import { text } from './fields';
import { singleBlanks } from './plain-text';
import { tagKey } from './transaction-filters';

// What a person or a rule says of a transaction.

const LONGEST_NAME = 200;
const CONTROL = /\p{Cc}|\p{Bidi_Control}/u;
const TAG = /^[\p{L}\p{N}][\p{L}\p{N}_-]{0,31}$/u;

/** The number of tags that a transaction may have. */
export const MOST_TAGS = 20;

const printable = (value: string) => !CONTROL.test(value);

/** NFC, without blanks around it, and with single ones within. */
export const categoryName = text(1, LONGEST_NAME)
  .refine(printable)
  .transform((name) => singleBlanks(name.normalize('NFC')));

/** Names of categories with one key are one category. */
export function categoryKey(name: string): string {
  return name.toLowerCase();
}

export const payeeName = text(1, LONGEST_NAME)
  .refine(printable)
  .transform((name) => singleBlanks(name.normalize('NFC')));

export const tagName = z
  .string()
  .transform(tagKey)
  .refine((tag) => TAG.test(tag))
  .meta({ maxLength: 32 });
