import { daysApart, groupRows, takePairs, Pauses, within, type Candidate, type TakenPair } from './greedy-pairs';
import { compareViews, pairKey } from './link';
import { isCashWord, isTransferWord, namingWords } from './link-words';
import type { LinkableRow } from './linkable-row';
import { saysOnlyWhat } from './noted-words';
import { isOneErrorApart } from './one-error-apart';
import { confidenceOf, inDays, type LinkableLedger, type Proposal } from './proposal';
import { KnownPayees, rowTexts, sharedWords, type RowText } from './row-texts';

/** The bank books from a day before to five days after the day that another domain has. */
const [DAYS_BEFORE, DAYS_AFTER] = [1, 5];
/** Two other domains have it at most so many days apart. */
const DAYS_APART = 1;

interface EventCandidate extends Candidate {
  readonly shared: readonly string[];
  /** They share a word that tells whom it is about, and neither names somebody else. */
  readonly agrees: boolean;
  /** They are about different things: another payee, cash from a machine, a transfer. */
  readonly disagrees: boolean;
}

/** The same event in two views. */
export async function proposeSameEvents(ledger: LinkableLedger): Promise<Proposal[]> {
  const { rows, links, structure } = ledger;
  const judge = new EventJudge(await KnownPayees.of(ledger));
  const rejected = new Set(links.filter(({ state }) => state === 'rejected').map(pairKey));
  // Of an event that is known, the row that counts stands for all of them.
  const isOpen = ({ id, units }: LinkableRow) => units !== 0n && structure.isFirst(id);
  const groups = groupRows(rows, (row) => (isOpen(row) ? `${row.currency} ${row.units}` : undefined));
  const proposals: Proposal[] = [];
  const pauses = new Pauses();
  for (const group of groups.values()) {
    const pairs = pairsOf(group).filter(
      ({ left, right }) =>
        structure.canJoin(left.id, right.id) &&
        !rejected.has(pairKey({ kind: 'same_event', left: left.id, right: right.id })),
    );
    for (const proposal of judge.proposalsOf(pairs)) proposals.push(proposal);
    await pauses.after(pairs.length);
  }
  return proposals;
}

/** The candidates among rows of one amount and currency. */
function pairsOf(group: readonly LinkableRow[]): Pick<Candidate, 'left' | 'right'>[] {
  const pairs: Pick<Candidate, 'left' | 'right'>[] = [];
  for (const right of group) {
    if (right.view === 'imported') continue;
    for (const left of within(group, right.day - DAYS_BEFORE, right.day + DAYS_AFTER)) {
      if (left.view !== 'imported' && Math.abs(left.day - right.day) > DAYS_APART) continue;
      if (compareViews(left.view, right.view) < 0) pairs.push({ left, right });
    }
  }
  return pairs;
}

/** Says how sure it is that two rows are one event. */
class EventJudge {
  readonly #textOf = rowTexts();

  constructor(readonly payees: KnownPayees) {}

  /** Of the candidates of one amount. */
  proposalsOf(pairs: readonly Pick<Candidate, 'left' | 'right'>[]): Proposal[] {
    const candidates = pairs.map((pair) => this.#compared(pair));
    const agreeing = countRivals(candidates.filter(({ agrees }) => agrees));
    const all = countRivals(candidates);
    return takePairs(candidates).map((taken) => this.#proposal(taken, agreeing(taken.pair), all(taken.pair)));
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

  /** `agreeing`, `rivals`: how many other pairs of its rows agree, and how many there are. */
  #proposal({ pair, ambiguousWith }: TakenPair<EventCandidate>, agreeing: number, rivals: number): Proposal {
    const { left, right, agrees, disagrees, score, shared } = pair;
    const days = daysApart(pair);
    const question = Math.min(80, 60 + 10 * score) - 10 * Math.min(ambiguousWith, 3) - (disagrees ? 15 : 0);
    const isAlone = rivals === 0 && !disagrees && !isRound(left);
    const isOnlyNote = isAlone && !agrees && score < 1 && this.#isOnlyNote(pair);
    const hundredths = agrees
      ? agreeing === 0
        ? 99 - Math.min(days, 5)
        : 75 - days
      : isOnlyNote || (isAlone && score === 1)
        ? 95 - Math.min(days, 5)
        : question;
    const texts = isOnlyNote ? 'the note names no payee, and nothing else would fit' : wordsShared(shared);
    return {
      ...{ kind: 'same_event', left: left.id, right: right.id, ambiguousWith },
      ...{ bookedAt: left.bookedAt, day: Math.min(left.day, right.day) },
      confidence: confidenceOf(hundredths),
      reason: `The same amount ${inDays(days)}; ${texts}${ambiguity(ambiguousWith)}.`,
    };
  }
}

/** Of shorter words too many are one letter apart. */
const SHORTEST_MISTYPED = 5;

/** People often pay multiples of five, in cash too: one of them says little by itself. */
const ROUND = 50_000n;

function isRound({ units }: LinkableRow): boolean {
  return units % ROUND === 0n;
}

function wordsShared(words: readonly string[]): string {
  return words.length === 0 ? 'the texts share no word' : `the texts share "${words.slice(0, 3).join(' ')}"`;
}

export function ambiguity(others: number): string {
  return others === 0 ? '' : `; ${others} other ${others === 1 ? 'pair' : 'pairs'} would fit too`;
}

/** Cash from a machine and transfers are no purchases. */
function isOfAnotherKind({ description }: RowText): boolean {
  return [...description].some((word) => isCashWord(word) || isTransferWord(word));
}

/** How many other pairs there are of a row of a pair and another row of its partner's view. */
function countRivals(pairs: readonly Candidate[]): (pair: Candidate) => number {
  const counts = new Map<string, number>();
  const keys = ({ left, right }: Candidate) => [`${left.id} ${right.view}`, `${right.id} ${left.view}`];
  for (const pair of pairs) for (const key of keys(pair)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return (pair) => keys(pair).reduce((sum, key) => sum + (counts.get(key) ?? 1) - 1, 0);
}
