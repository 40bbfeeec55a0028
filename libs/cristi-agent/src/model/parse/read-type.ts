import type { TransactionType } from '../transaction';
import { findPhrases, type FoundPhrase } from './find-phrases';
import { isBetweenOwnAccounts, isFromSomebody } from './money-direction';
import { isThingReceived } from './received-thing';
import { isGap, wordAt, nextWordAt, type Span, type Token } from './tokens';
import { GIVERS, INCOME_NOUNS, MONEY_NOUNS } from './words/receiving';
import { FROM_SAVINGS, OPEN_WHATEVER, TIMELESS_PHRASES, TYPE_BOOK, type TypeMeaning } from './words/types';

/** The type that the words of a text state. */
export interface StatedType {
  /** Undefined where no word states one. */
  readonly type: TransactionType | undefined;
  /** True where the words state both types; `type` is then the first. */
  readonly isBoth: boolean;
  /** True where the only word is `got`, which an income takes as well. */
  readonly isWeak: boolean;
  /** True where money moved in a direction that no word tells. */
  readonly isOpen: boolean;
  /** The same, although a word names an expense: a loan, interest, a thing that went back, savings. */
  readonly isOpenWhatever: boolean;
  /** True where what arrived may be a bill or a parcel: `me llegó la luz`. */
  readonly isArrival: boolean;
  /** True where what was received may be a thing: `me dieron una multa`. */
  readonly isThing: boolean;
  /** True where nouns alone state an income: `bonus`. */
  readonly isNoun: boolean;
  /** True where somebody did something to `me` that no list knows. */
  readonly isUnknownVerb: boolean;
  /** True where a verb tells of the past. */
  readonly isPast: boolean;
  readonly phrases: readonly FoundPhrase<TypeMeaning>[];
}

const ME: ReadonlySet<string | undefined> = new Set(['me', 'nos']);
const DONE: ReadonlySet<string> = new Set(['hice', 'hicimos']);
const EARNING: ReadonlySet<string> = new Set(['saque', 'sacamos']);
const EARNED_IN: ReadonlySet<string> = new Set(
  'taxi uber didi rappi tianguis puesto negocio trabajo chamba reparto ventas venta propinas'.split(' '),
);
const GERUND = /.{2}(ando|iendo)$/;
const THEM: ReadonlySet<string | undefined> = new Set(['le', 'les']);
const PLURAL_VERB = /.(aron|eron|aram|eram|iram)$/;
const PARTICIPLE = /.(ado|ido|cho|sto|rto)$/;
const ACCENTED_VERB = /.ó$/u;
const ARRIVALS: ReadonlySet<string> = new Set(
  ['llego', 'llegaron', 'cayo', 'cayeron', 'entro', 'entraron'].flatMap((verb) => [`me ${verb}`, `nos ${verb}`]),
);
const GIVING: ReadonlySet<string> = new Set(
  'gave,sent,lent,venmod,venmoed,zelled,cashapped,paypaled,wired,transferred,loaned,repaid,paid back'.split(','),
);
/** Before a verb of giving: the writer did it. */
const OWN: ReadonlySet<string> = new Set('i we ive weve just also already finally and then have had only'.split(' '));
const MOST_WORDS_IN_GOT_BACK = 4;
const MINE: ReadonlySet<string | undefined> = new Set(['mi', 'mis', 'tu', 'my', 'your', 'minha', 'nuestra', 'our']);
const TO: ReadonlySet<string> = new Set(['a', 'al', 'to', 'para', 'pra']);

/** Reads the type; `text` is the source of the tokens, for accents, and `amounts` are the numbers in it. */
export function readStatedType(text: string, tokens: readonly Token[], amounts: readonly Span[]): StatedType {
  const phrases = [...findPhrases(tokens, TYPE_BOOK), ...gotBack(tokens), ...madeAmount(tokens, amounts)].sort(
    (one, other) => one.from - other.from || other.to - one.to,
  );
  const stating = withoutCovered(phrases).filter(({ meaning }) => meaning === 'INCOME' || meaning === 'EXPENSE');
  const types = stating.map(({ meaning }) => meaning as TransactionType);
  const isStated = types.length > 0;
  return {
    type: types[0],
    isBoth: new Set(types).size > 1,
    isWeak: stating.length > 0 && stating.every(({ phrase }) => phrase === 'got'),
    isOpen: isStated
      ? stating.every((phrase) => isOfSomebody(tokens, phrase) || isGotFrom(tokens, phrase, amounts))
      : phrases.some((phrase) => phrase.meaning === 'EITHER' && !goesTo(tokens, phrase.to)) ||
        tokens.some((_, index) => isToThem(tokens, index)),
    isOpenWhatever:
      isEarned(tokens, amounts) ||
      isBetweenOwnAccounts(tokens) ||
      (!isStated && phrases.some(({ meaning, to }) => meaning === 'EITHER' && isFromSomebody(text, tokens, to))) ||
      phrases.some(({ phrase, to }) => {
        if (FROM_SAVINGS.has(phrase) || (DONE.has(phrase) && !isStated)) return true;
        const isOpen = OPEN_WHATEVER.has(phrase) && !goesTo(tokens, to);
        return isOpen && !isStated && !MONEY_NOUNS.has(nextWordAt(tokens, to) ?? '');
      }),
    isArrival: isStated && stating.every(({ phrase }) => ARRIVALS.has(phrase)),
    isThing: isStated && stating.every((phrase) => isThingReceived(text, tokens, phrase, amounts)),
    isNoun: isStated && stating.every(({ phrase }) => INCOME_NOUNS.has(phrase)),
    isUnknownVerb: !isStated && tokens.some((_, index) => isUnknownVerbAt(text, tokens, index)),
    isPast: stating.some(({ phrase }) => !TIMELESS_PHRASES.has(phrase)),
    phrases,
  };
}

/** `got 40 back`: an income, although `got` alone is an expense. */
function gotBack(tokens: readonly Token[]): FoundPhrase<TypeMeaning>[] {
  return tokens.flatMap((_, from) => {
    if (wordAt(tokens, from) !== 'got') return [];
    for (let at = from + 2; at <= from + 1 + MOST_WORDS_IN_GOT_BACK + 1; at += 1) {
      if (tokens[at]?.text === 'back') return [{ phrase: 'got back', meaning: 'INCOME' as const, from, to: at + 1 }];
    }
    const isBackFirst = nextWordAt(tokens, from + 1) === 'back' && tokens[from + 2]?.kind === 'gap';
    return isBackFirst ? [{ phrase: 'got back', meaning: 'INCOME' as const, from, to: from + 2 }] : [];
  });
}

/** `made 200 selling cookies`; `hice 750 en el uber` mostly tells of an income, and `hice 500 de súper` does not. */
function madeAmount(tokens: readonly Token[], amounts: readonly Span[]): FoundPhrase<TypeMeaning>[] {
  return amounts.flatMap(({ from }) => {
    const phrase = from > 0 ? (wordAt(tokens, from - 1) ?? '') : '';
    const isDone = DONE.has(phrase);
    if (!isDone && phrase !== 'made') return [];
    return [{ phrase, meaning: isDone ? 'EITHER' : 'INCOME', from: from - 1, to: from }];
  });
}

/** `saqué 850 en el taxi`, `saqué 850 manejando`: what a day brought; `saqué 500 del cajero` is another thing. */
function isEarned(tokens: readonly Token[], amounts: readonly Span[]): boolean {
  return amounts.some(({ from, to }) => {
    if (from === 0 || !EARNING.has(wordAt(tokens, from - 1) ?? '')) return false;
    const behind = [to, to + 1, to + 2].map((index) => nextWordAt(tokens, index) ?? '');
    const isPlace = ['en', 'de', 'del', 'con'].includes(behind[0] ?? '') && behind.some((word) => EARNED_IN.has(word));
    return isPlace || GERUND.test(behind[0] ?? '');
  });
}

/** Without phrases inside a longer one that begins before them. */
function withoutCovered(phrases: readonly FoundPhrase<TypeMeaning>[]): FoundPhrase<TypeMeaning>[] {
  let end = 0;
  return phrases.filter(({ from, to }) => {
    const isCovered = from < end;
    end = Math.max(end, to);
    return !isCovered;
  });
}

/** `dad sent 50`, `Jake paid back the 50`: somebody else did it, and to whom is not said. */
function isOfSomebody(tokens: readonly Token[], { phrase, from, to }: FoundPhrase<TypeMeaning>): boolean {
  const before = wordAt(tokens, from - 1);
  const amount = nextWordAt(tokens, to) === 'the' ? to + 1 : to;
  return GIVING.has(phrase) && before !== undefined && !OWN.has(before) && isGap(tokens[amount]);
}

/** `got 20 from mum` */
function isGotFrom(
  tokens: readonly Token[],
  { phrase, to }: FoundPhrase<TypeMeaning>,
  amounts: readonly Span[],
): boolean {
  const amount = phrase === 'got' ? amounts.find(({ from }) => from === to) : undefined;
  return amount !== undefined && ['from', 'for'].includes(wordAt(tokens, amount.to) ?? '');
}

/** `transferencia a Juan`: what goes to somebody is spent, and `a mi mamá`, but not what goes `a mi cuenta`, or in the words of a bank `a tu cuenta`. */
function goesTo(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(at, at + 3).some(({ text }, offset) => {
    const isMine = MINE.has(nextWordAt(tokens, at + offset + 1));
    return TO.has(text) && (!isMine || GIVERS.has(nextWordAt(tokens, at + offset + 2) ?? ''));
  });
}

/** `le pagaron a mi esposo`: it came to the household, or to nobody of it. */
function isToThem(tokens: readonly Token[], index: number): boolean {
  return THEM.has(wordAt(tokens, index)) && PLURAL_VERB.test(nextWordAt(tokens, index + 1) ?? '');
}

/** `me heredaron`, `me han invitado`, `me heredó` */
function isUnknownVerbAt(text: string, tokens: readonly Token[], index: number): boolean {
  if (!ME.has(wordAt(tokens, index))) return false;
  const verb = nextWordAt(tokens, index + 1) ?? '';
  const token = tokens[index + 1];
  const spelled = token === undefined ? '' : text.slice(token.start, token.end).toLowerCase();
  if (PLURAL_VERB.test(verb) || ACCENTED_VERB.test(spelled)) return true;
  const isPerfect = ['ha', 'han', 'habia', 'habian'].includes(verb);
  return isPerfect && PARTICIPLE.test(nextWordAt(tokens, index + 2) ?? '');
}
