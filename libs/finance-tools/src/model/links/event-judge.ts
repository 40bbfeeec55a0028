import { daysApart, takePairs, type Candidate, type TakenPair } from './greedy-pairs';
import { isCashWord, isTransferWord, namingWords } from './link-words';
import type { LinkableRow } from './linkable-row';
import { saysOnlyWhat } from './noted-words';
import { isOneErrorApart } from './one-error-apart';
import { countRivals } from './pair-counts';
import { ambiguity, confidenceOf, inDays, type Proposal } from './proposal';
import type { RowClasses } from './row-classes';
import { rowTexts, sharedWords, type KnownPayees, type RowText } from './row-texts';
import { settledPairs } from './settled-pairs';

interface EventCandidate extends Candidate {
  readonly shared: readonly string[];
  /** They share a word that tells whom it is about, and neither names somebody else. */
  readonly agrees: boolean;
  /** They are about different things: another payee, cash from a machine, a transfer. */
  readonly disagrees: boolean;
  /** There are too many pairs to compare their texts: none of them is sure. */
  readonly isUnread?: true;
}

/** Says how sure it is that two rows are one event. */
export class EventJudge {
  readonly #textOf = rowTexts();

  constructor(readonly payees: KnownPayees) {}

  /** Of the candidates of one amount. */
  proposalsOf(pairs: readonly Pick<Candidate, 'left' | 'right'>[], classes: RowClasses): Proposal[] {
    return this.#taken(
      pairs.map((pair) => this.#compared(pair)),
      classes,
    );
  }

  /** The same without their texts. */
  proposalsOfUnread(pairs: readonly Pick<Candidate, 'left' | 'right'>[], classes: RowClasses): Proposal[] {
    const unread = { score: 0, shared: [], agrees: false, disagrees: true, isUnread: true } as const;
    return this.#taken(
      pairs.map((pair) => ({ ...pair, ...unread })),
      classes,
    );
  }

  #taken(candidates: readonly EventCandidate[], classes: RowClasses): Proposal[] {
    const agreeing = candidates.filter(({ agrees }) => agrees);
    const [rivals, all] = [countRivals(agreeing, classes), countRivals(candidates, classes)];
    const taken = takePairs(candidates, classes);
    const settled = settledPairs(agreeing, taken, classes);
    return taken.map((found) => {
      const { pair } = found;
      const isOnlyOne = rivals(pair) === 0;
      return this.#proposal(found, { isSettled: isOnlyOne || settled.has(pair), isOnlyOne, rivals: all(pair) });
    });
  }

  #compared(pair: Pick<Candidate, 'left' | 'right'>): EventCandidate {
    const [left, right] = [this.#textOf(pair.left), this.#textOf(pair.right)];
    const { of, found: shared } = sharedWords(left, right);
    const score = of === 0 ? 0 : shared.length / of;
    const disagrees = isOfAnotherKind(left) || this.payees.nameAnother(right.payee, pair.left.payeeKey);
    const isTelling = namingWords(shared.join(' ')).some((word) => this.payees.isTelling(word));
    const hasName = isTelling && (score === 1 || (!disagrees && this.#onlyAdds(pair, score)));
    return { ...pair, score, shared, disagrees, agrees: hasName || (!disagrees && this.#isMistyped(left, right)) };
  }

  /** Whether a note adds to a name what was bought, "dinner Sol" at "Restaurant Sol", and not another name: "Modas Lin" at "Modas Ana". */
  #onlyAdds(pair: Pick<Candidate, 'left' | 'right'>, score: number): boolean {
    const [left, right] = [this.#textOf(pair.left), this.#textOf(pair.right)];
    const added = right.payee.filter((word) => !left.description.has(word));
    if (score < 0.5 && added.some((word) => this.payees.has(word))) return false;
    const unsaid = namingWords(left.payee.join(' ')).filter((word) => !right.description.has(word));
    return added.length === 0 || saysOnlyWhat(added) || !unsaid.some((word) => this.payees.isTelling(word));
  }

  /** Whether a word that no payee has is a telling word of a line, but for one typing error. */
  #isMistyped({ payee: known }: RowText, { payee: noted }: RowText): boolean {
    const unknown = noted.filter((word) => word.length >= SHORTEST_MISTYPED && !this.payees.has(word));
    if (unknown.length === 0) return false;
    const joined = known.flatMap((word, index) => {
      const before = known[index - 1];
      return before !== undefined && this.payees.isTelling(word) ? [before + word] : [];
    });
    const telling = namingWords(known.join(' ')).filter((word) => this.payees.isTelling(word));
    return unknown.some((word) => joined.includes(word) || telling.some((other) => isOneErrorApart(word, other)));
  }

  /** Whether a note of a line of the bank names nobody, and the line was not booked before it. */
  #isOnlyNote({ left, right }: Pick<Candidate, 'left' | 'right'>): boolean {
    return left.view === 'imported' && left.day >= right.day && saysOnlyWhat(this.#textOf(right).payee);
  }

  /** `rivals`: how many other pairs of its rows there are; `isOnlyOne`: whether none of them agrees. */
  #proposal(
    taken: TakenPair<EventCandidate>,
    {
      isSettled,
      isOnlyOne,
      rivals,
    }: { readonly isSettled: boolean; readonly isOnlyOne: boolean; readonly rivals: number },
  ): Proposal {
    const { pair, left, right, ambiguousWith } = taken;
    const { agrees, disagrees, score, shared, isUnread } = pair;
    const days = daysApart(pair);
    const question = Math.min(80, 60 + 10 * score) - 10 * Math.min(ambiguousWith, 3) - (disagrees ? 15 : 0);
    const isAlone = rivals === 0 && !disagrees;
    const isOnlyNote = isAlone && !isRound(left) && !agrees && score < 1 && this.#isOnlyNote(pair);
    const hundredths = agrees
      ? isSettled
        ? (isOnlyOne ? 99 : 95) - Math.min(days, 5)
        : 75 - days
      : isOnlyNote || (isAlone && score === 1)
        ? 95 - Math.min(days, 5)
        : question;
    const texts = isOnlyNote
      ? 'the note names no payee, and nothing else would fit'
      : isUnread
        ? 'too many amounts are equal to compare the texts'
        : wordsShared(shared);
    return {
      ...{ kind: 'same_event', left: left.id, right: right.id, ambiguousWith },
      ...{ bookedAt: left.bookedAt, day: Math.min(left.day, right.day) },
      confidence: confidenceOf(hundredths),
      reason: `The same amount ${inDays(days)}; ${texts}${ambiguity(ambiguousWith)}.`,
    };
  }
}

/** Of shorter words too many are one letter apart. */
const SHORTEST_MISTYPED = 4;

/** People often pay multiples of five, in cash too: without a word of the line one of them says little. */
const ROUND = 50_000n;

function isRound({ units }: LinkableRow): boolean {
  return units % ROUND === 0n;
}

function wordsShared(words: readonly string[]): string {
  return words.length === 0 ? 'the texts share no word' : `the texts share "${words.slice(0, 3).join(' ')}"`;
}

/** Cash from a machine and transfers are no purchases. */
function isOfAnotherKind({ description }: RowText): boolean {
  return [...description].some((word) => isCashWord(word) || isTransferWord(word));
}
