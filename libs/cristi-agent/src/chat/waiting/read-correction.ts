import type { EntryField } from '../../model/waiting';
import { COPULA, STATED } from '../copula';
import { countedNumber } from '../counted';
import { readContrast } from './contrast';

/** What is to be corrected. */
export interface Correction extends CorrectedValue {
  /** Which one, where the person counted. */
  readonly number: number | undefined;
  /** Words for the one that is meant, where the person named it. */
  readonly named: string | undefined;
  /** What the person says is wrong: an amount there must be the one that is corrected. */
  readonly wrong: string | undefined;
  /** Whether the amount is to be added, or taken off: `súmale 20`, `réstale 20`. */
  readonly adds?: 1 | -1;
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
  /^(?:(?:corrige|corr[ií]gel[oae]|corregir|cambia|c[aá]mbial[oae]|cambiar|p[oó]nl[oae]|correct|change|fix|actually)(?:[,:;]?\s+|$)|p[oó]n(?:le)?\s+que\s+|p[oó]n\s+(?=\S+$)|(?:make|put|set|move)\s+(?=(?:it|that|this)\s))/iu;
const INTERJECTION = /^(?:(?:ay|uy|oh|ah|bueno|este|pues)[,.!]*\s+)+/iu;
const DENIALS = [
  '(?:s[ií]|yes|ok|okay|correcto|claro|va|sale|bien)[,.]?\\s+(?:pero|but)',
  'no|nope|nel|perd[oó]n|sorry|oops|ups|wait|espera(?:te)?|esp[eé]rate|digo|typo|en realidad|me equivoqu[eé]|quise decir|i meant?',
  'mejor|m[aá]s bien|corrijo|correcci[oó]n|correction',
  "(?:(?:la |el |the )?(?:categor[ií]a|category|fecha|date|d[ií]a|monto|amount|cantidad)\\s+)?(?:est[aá] mal|(?:(?:that['’]?s|is) )?wrong)",
];
/** `no, 250`, `no, perdón, 95`, `yes but yesterday`, `la fecha está mal, fue el 3`, `*95` */
const DENIAL = new RegExp(`^(?:(?:(?:${DENIALS.join('|')})[,.:;!]*\\s+)+|\\*(?=[^*]+$))`, 'iu');
/** `súmale 20`, `fueron 20 más`, `add 20 more`; `agrégale 200 de gasolina` is an entry. */
const ADDED =
  /^(?:(?:s[uú]mal|agr[eé]gal|a[nñ][aá]del)[eoa]s?\s+([$\d.,]+(?:\s*(?:pesos|mxn))?)(?:\s+m[aá]s)?|(?:fueron|eran|son|add|plus|ponle|it was)\s+([$\d.,]+(?:\s*(?:pesos|mxn))?)\s+(?:m[aá]s|more))$/iu;
const TAKEN_OFF = /^(?:r[eé]stal|qu[ií]tal|b[aá]jal|desc[uú][eé]ntal)e\s+([$\d.,]+(?:\s*(?:pesos|mxn))?)$/iu;
const NO_IN_FRONT = /^(?:no|nope|nel|perd[oó]n|sorry)[,.;:!]+\s+/iu;
/** A word of correction that comes late: `it was 14 actually`, `95, perdón`. */
const LATE = /^(.+?),?\s+(?:actually|en realidad|perd[oó]n|sorry)$/iu;
const PRONOUN = /^(?:it|that|this|eso|esto|ese|esa)(?:\s+(?:please|por favor))?(?:\s+|$)/iu;
const NAME =
  'categor[ií]a|category|cat|fecha|date|d[ií]a|day|monto|amount|cantidad|importe|total|precio|price|descripci[oó]n|description';
const NAMED = new RegExp(
  `^(?:la |el |the )?(${NAME})(?:\\s*[:=]\\s*|\\s+(?:(?:al?|to|por|es|era|fue|is|was|should be) )?)(.+)$`,
  'iu',
);
const NAME_ALONE = new RegExp(`^(?:la |el |the )?(?:${NAME})$`, 'iu');
const BE = new RegExp(`^(?:no\\s+)?(?:${STATED}|quise decir|i meant)\\s+(?:de\\s+(?=[$\\d]))?(.+)$`, 'iu');
const TO = /^(?:al?|to|por|for)\s+(.+)$/iu;
/** `ponlo en comida`, `move it to yesterday` */
const PLACED = /^(?:al?|to|en|in|under|como|as|para|por|on)\s+(.+)$/iu;
const PLACING = /^(?:p[oó]nl|put|set|move)/iu;
/** What stands between the entry that is meant and its value: `2 a 50`, `el café eran 50`, `2 categoría Ropa`. */
const BEHIND = new RegExp(`(?<=.)\\s+(?=(?:(?:${COPULA}|al?|to|por)|(?:la |el |the )?(?:${NAME}))\\s)`, 'giu');
/** `la 2`: no day and no amount either. */
const LISTED = /^(?:la |#|number |n[uú]mero )\d{1,3}\s/iu;
const IS_BEHIND = new RegExp(`^${COPULA}\\s`, 'iu');
/** Without a verb in front, only these words begin a correction. */
const BARE =
  /^(?:(?:categor[ií]a|category|fecha|date)(?:\s|:\P{N}+$)|(?:la |el |the )(?:categor[ií]a|category|fecha|date|monto|amount|cantidad|importe)\s+(?:es|era|fue|is|was|should be)\s)/iu;

const FIELDS: readonly (readonly [RegExp, Correction['field']])[] = [
  [/^cat/iu, 'category'],
  [/^(?:fecha|date|d[ií]a|day)/iu, 'date'],
  [/^descri/iu, 'description'],
];

/**
 * What a message may correct, the likeliest first: `corrige a 83.20`, `no, eran 90`, `change it to yesterday`, `cambia el
 * uber a 95`, `no fueron 90, fueron 95`.
 */
export function readCorrections(message: string): readonly Correction[] {
  const late = LATE.exec(message);
  const plain = (late?.[1] ?? message).replace(INTERJECTION, '').replace(/^([^*]+)\*$/u, '*$1');
  const change = readAdjustment(plain.replace(NO_IN_FRONT, ''));
  if (change !== undefined) return [change];
  // `no, no era super, era farmacia`
  const contrast = readContrast(plain) ?? readContrast(plain.replace(NO_IN_FRONT, ''));
  const denial = DENIAL.exec(plain)?.[0];
  const denied = contrast?.right ?? plain.slice(denial?.length ?? 0);
  const verb = VERB.exec(denied)?.[0];
  const opening = verb ?? (contrast === undefined ? denial : 'no') ?? late?.[0];
  const written = denied.slice(verb?.length ?? 0);
  const pronoun = verb === undefined ? undefined : PRONOUN.exec(written)?.[0];
  const rest = written.slice(pronoun?.length ?? 0);
  const isOpened = opening !== undefined;
  const meant = { isOpened, wrong: contrast?.wrong };
  const one = { ...meant, number: undefined, named: undefined };
  // `change it`, `corrige la fecha`: what it should be is missing.
  if (verb !== undefined && (NAME_ALONE.test(rest) || (rest === '' && pronoun !== undefined))) {
    return [{ ...one, field: 'any', text: '', isAnyCategory: false, isCertain: true }];
  }
  const value = readValue(rest, verb);
  if (value !== undefined) return [{ ...one, ...value, isCertain: verb !== undefined || value.field !== 'any' }];
  const found = pronoun === undefined ? readWhich(rest, verb, isOpened) : [];
  const counted = found.find(({ number }) => number !== undefined);
  if (counted !== undefined) return [{ ...counted, ...meant, isCertain: verb !== undefined || LISTED.test(rest) }];
  const named = found.map((each) => ({ ...each, ...meant, isCertain: false }));
  if (opening === undefined) return named;
  // `cambia la llanta 500` may be an expense: only what can be read as a value is a correction, or a number alone.
  const isValue = contrast === undefined && (/^corr/iu.test(opening) || /^\P{L}*\p{N}\P{L}*$/u.test(rest));
  const isCertain = isValue || contrast?.isReplaced === true;
  return [...named, { ...one, field: 'any', text: rest, isAnyCategory: false, isCertain }];
}

/** A part that is added to the amount, or taken off. */
function readAdjustment(text: string): Correction | undefined {
  const [, more, also] = ADDED.exec(text) ?? [];
  const [, less] = TAKEN_OFF.exec(text) ?? [];
  const amount = more ?? also ?? less;
  if (amount === undefined) return undefined;
  const meant = { number: undefined, named: undefined, wrong: undefined, isOpened: true, isCertain: true };
  const adds = less === undefined ? 1 : -1;
  return { ...meant, adds, field: 'amount', text: amount, isAnyCategory: false };
}

/** The entry that is counted or named, and its value, wherever one may begin: `el uber al centro eran 95`. */
function readWhich(text: string, verb: string | undefined, isOpened: boolean) {
  return [...text.matchAll(BEHIND)].flatMap(({ index }) => {
    const which = text.slice(0, index).replace(/,$/u, '');
    const behind = text.slice(index).trimStart();
    const number = countedNumber(which);
    const value = readValue(behind, verb ?? '');
    // `uber categoría comida 80` is an entry.
    if (value === undefined || (number === undefined && !isOpened && !IS_BEHIND.test(behind))) return [];
    return [{ ...value, number, named: number === undefined ? which : undefined }];
  });
}

function readValue(text: string, verb: string | undefined): CorrectedValue | undefined {
  const [, name, named] = verb !== undefined || BARE.test(text) ? (NAMED.exec(text) ?? []) : [];
  if (name !== undefined && named !== undefined) {
    const field = FIELDS.find(([pattern]) => pattern.test(name))?.[1] ?? 'amount';
    // `cambia la fecha al 15`: the fifteenth.
    const given = field === 'date' ? named.replace(/^(?=\d{1,2}$)/u, 'el ') : named;
    return { field, text: given, isAnyCategory: true };
  }
  const [, been] = BE.exec(text) ?? [];
  if (been !== undefined) return { field: 'any', text: been, isAnyCategory: false };
  const [, becomes] = (verb !== undefined && (PLACING.test(verb) ? PLACED : TO).exec(text)) || [];
  if (becomes === undefined) return undefined;
  return { field: 'any', text: becomes, isAnyCategory: !/^actually/iu.test(verb ?? '') };
}
