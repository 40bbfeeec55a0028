import type { EntryField } from '../../model/waiting';
import { countedNumber } from '../counted';

/** What is to be corrected. */
export interface Correction extends CorrectedValue {
  /** Which one, where the person counted. */
  readonly number: number | undefined;
  /** Words for the one that is meant, where the person named it. */
  readonly named: string | undefined;
  /** Whether a word of correction begins it: `no`, `actually`. */
  readonly isOpened: boolean;
  /** Whether the message says that it is a correction, so that it is nothing else. */
  readonly isCertain: boolean;
}

interface CorrectedValue {
  /** `any`: whatever the text turns out to be. */
  readonly field: EntryField | 'description' | 'any';
  readonly text: string;
  /** Whether a category may have any words; else only the table's are one. */
  readonly isAnyCategory: boolean;
}

const VERB =
  /^(?:(?:corrige|corr[ií]gel[oa]|corregir|cambia|c[aá]mbial[oa]|cambiar|correct|change|fix|actually)(?:[,:;]?\s+|$)|make\s+(?=(?:it|that|this)\s))/iu;
/** `no, 250`, `perdón, 95`, `yes but yesterday` */
const DENIAL =
  /^(?:(?:s[ií]|yes|ok|okay)[,.]?\s+(?:pero|but)|no|nope|nel|perd[oó]n|sorry|oops|ups|digo|quise decir|i meant?)[,.:;!]*\s+/iu;
const PRONOUN = /^(?:it|that|this|eso|esto|ese|esa)(?:\s+(?:please|por favor))?(?:\s+|$)/iu;
const NAME =
  'categor[ií]a|category|cat|fecha|date|d[ií]a|day|monto|amount|cantidad|importe|total|precio|price|descripci[oó]n|description';
const NAMED = new RegExp(
  `^(?:la |el |the )?(${NAME})(?:\\s*[:=]\\s*|\\s+(?:al? |to |por |es |era |is |was )?)(.+)$`,
  'iu',
);
const NAME_ALONE = new RegExp(`^(?:la |el |the )?(?:${NAME})$`, 'iu');
const BE =
  /^(?:no\s+)?(?:eran?|fueron|fue|son|es|quise decir|it was|it['’]?s|it is|that was|they were|was|should be|i meant)\s+(.+)$/iu;
const TO = /^(?:al?|to|por|for)\s+(.+)$/iu;
/** `2 a 50`, `el café eran 50`, `the first one should be 95`, `2 categoría Ropa`: which one, then its value. */
const WHICH = new RegExp(
  `^(.+?),?\\s+(?=(?:(?:eran?|fueron|fue|son|was|were|is|should be|al?|to|por)|(?:la |el |the )?(?:${NAME}))\\s)(.+)$`,
  'iu',
);
/** Without a verb in front, only these words begin a correction. */
const BARE = /^(?:categor[ií]a|category|fecha|date)\s/iu;

const FIELDS: readonly (readonly [RegExp, Correction['field']])[] = [
  [/^cat/iu, 'category'],
  [/^(?:fecha|date|d[ií]a|day)/iu, 'date'],
  [/^descri/iu, 'description'],
];

/** A correction in a message: `corrige a 83.20`, `no, eran 90`, `change it to yesterday`, `cambia el uber a 95`. */
export function readCorrection(message: string): Correction | undefined {
  const verb = VERB.exec(message)?.[0];
  const opening = verb ?? DENIAL.exec(message)?.[0];
  const written = message.slice(opening?.length ?? 0);
  const pronoun = verb === undefined ? undefined : PRONOUN.exec(written)?.[0];
  const rest = written.slice(pronoun?.length ?? 0);
  const isOpened = opening !== undefined;
  const one = { number: undefined, named: undefined, isOpened };
  // `change it`, `corrige la fecha`: what it should be is missing.
  if (verb !== undefined && (NAME_ALONE.test(rest) || (rest === '' && pronoun !== undefined))) {
    return { ...one, field: 'any', text: '', isAnyCategory: false, isCertain: true };
  }
  const value = readValue(rest, verb, opening);
  if (value !== undefined) return { ...one, ...value, isCertain: verb !== undefined || value.field !== 'any' };
  const [, which = '', behind = ''] = (pronoun === undefined && WHICH.exec(rest)) || [];
  const number = countedNumber(which);
  const other = which === '' ? undefined : readValue(behind, verb, opening ?? '');
  if (other !== undefined && number !== undefined) {
    return { ...one, number, ...other, isCertain: verb !== undefined };
  }
  if (opening === undefined) return undefined;
  if (other !== undefined) return { ...one, named: which, ...other, isCertain: false };
  // `cambia la llanta 500` may be an expense: only what can be read as a value is a correction.
  return { ...one, field: 'any', text: rest, isAnyCategory: false, isCertain: /^corr/iu.test(opening) };
}

function readValue(text: string, verb: string | undefined, opening: string | undefined): CorrectedValue | undefined {
  const [, name, named] = verb !== undefined || BARE.test(text) ? (NAMED.exec(text) ?? []) : [];
  if (name !== undefined && named !== undefined) {
    return { field: FIELDS.find(([pattern]) => pattern.test(name))?.[1] ?? 'amount', text: named, isAnyCategory: true };
  }
  const [, been] = BE.exec(text) ?? [];
  if (been !== undefined) return { field: 'any', text: been, isAnyCategory: false };
  const [, becomes] = (verb !== undefined && TO.exec(text)) || [];
  if (becomes === undefined) return undefined;
  return { field: 'any', text: becomes, isAnyCategory: !/^actually/iu.test(opening ?? '') };
}
