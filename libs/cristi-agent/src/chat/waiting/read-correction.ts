import type { EntryField } from '../../model/waiting';

/** What is to be corrected. A field `any` is whatever the text turns out to be. */
export interface Correction {
  /** Which one, where the person counted. */
  readonly number: number | undefined;
  readonly field: EntryField | 'description' | 'any';
  readonly text: string;
  /** Whether the message says that it is a correction, so that it is nothing else. */
  readonly isCertain: boolean;
}

const VERB = /^(corrige|corr[ií]gelo|corregir|cambia|c[aá]mbialo|cambiar|correct|change|fix|actually)(?:[,:;]?\s+|$)/iu;
const DENIAL =
  /^(?:no|perd[oó]n|sorry|oops|ups)[,.:;!]*\s+(?=(?:no\s+)?(?:eran?|fueron|fue|son|quise decir|it was|they were|i meant)\s)/iu;
const NUMBER =
  /^(?:el |la |#|n[uú]mero |number )?(\d{1,2})[,:]?\s+(?=(?:a|to|por|(?:la |el |the )?(?:categor[ií]a|category|cat|fecha|date|d[ií]a|day|monto|amount|descripci[oó]n|description)|eran?|fue|fueron|it was)\s)/iu;
const NAMED =
  /^(?:la |el |the )?(categor[ií]a|category|cat|fecha|date|d[ií]a|day|monto|amount|precio|price|descripci[oó]n|description)(?:\s*[:=]\s*|\s+(?:a |to |es |era |is |was )?)(.+)$/iu;
const BE = /^(?:no\s+)?(?:eran?|fueron|fue|son|es|quise decir|it was|they were|was|i meant)\s+(.+)$/iu;
const TO = /^(?:a|to|por|for)\s+(.+)$/iu;
/** Without a verb in front, only these words begin a correction. */
const BARE = /^(?:categor[ií]a|category|fecha|date)\s/iu;
const BARE_PAST = /^(?:eran|fueron|they were)\s/iu;

const FIELDS: readonly (readonly [RegExp, Correction['field']])[] = [
  [/^cat/iu, 'category'],
  [/^(?:fecha|date|d[ií]a|day)/iu, 'date'],
  [/^(?:monto|amount|precio|price)/iu, 'amount'],
  [/^descri/iu, 'description'],
];

/** A correction in a message: `corrige a 83.20`, `no, eran 90`, `corrige 2 categoría Ropa`, `fecha ayer`. */
export function readCorrection(message: string): Correction | undefined {
  const verb = VERB.exec(message)?.[0] ?? DENIAL.exec(message)?.[0];
  if (verb === undefined && !BARE.test(message) && !BARE_PAST.test(message)) return undefined;
  const written = message.slice(verb?.length ?? 0);
  const counted = verb === undefined ? undefined : NUMBER.exec(written);
  const rest = written.slice(counted?.[0].length ?? 0);
  const number = counted ? Number(counted[1]) : undefined;
  const [, name, value] = NAMED.exec(rest) ?? [];
  if (name !== undefined && value !== undefined) {
    const field = FIELDS.find(([pattern]) => pattern.test(name))?.[1] ?? 'any';
    return { number, field, text: value, isCertain: true };
  }
  const [, text] = BE.exec(rest) ?? TO.exec(rest) ?? [];
  const isAmount = verb === undefined;
  // `cambia la llanta 500` may be an expense: only what can be read as a value is a correction.
  const isCertain = text !== undefined && !isAmount ? true : /^corr/iu.test(verb ?? '');
  return { number, field: isAmount ? 'amount' : 'any', text: text ?? rest, isCertain };
}
