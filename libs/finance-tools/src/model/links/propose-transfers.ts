import { daysApart, takePairs, Pauses, type Candidate, type TakenPair } from './greedy-pairs';
import type { LinkableRow } from './linkable-row';
import { ambiguity, confidenceOf, inDays, type LinkableLedger, type Proposal } from './proposal';
import { countByRow } from './pair-counts';
import type { RowClasses } from './row-classes';
import { transferCandidates } from './transfer-candidates';
import { TransferReader, type TransferTexts } from './transfer-texts';

type TransferCandidate = Candidate & TransferTexts;

/** Of texts that are not compared. */
const UNREAD: TransferTexts = { score: 0, agrees: false, isSilent: false };

/** A pair that was taken. */
interface TakenTransfer extends TakenPair<TransferCandidate> {
  /** How many other candidates its rows have, and how many of these agree. */
  readonly rivals: number;
  readonly agreeing: number;
}

/** Money between two accounts of the household. */
export async function proposeTransfers(ledger: LinkableLedger): Promise<Proposal[]> {
  const reader = new TransferReader(ledger.accounts);
  const counterparts = new Counterparts(ledger);
  const taken: TakenTransfer[] = [];
  const pauses = new Pauses();
  for (const { pairs, classes, areUnread } of transferCandidates(ledger, (row) => reader.hasWord(row))) {
    const candidates = pairs.map((pair): TransferCandidate => ({
      ...pair,
      ...(areUnread ? UNREAD : reader.read(pair)),
    }));
    const all = countByRow(candidates, classes);
    const agreeing = countByRow(
      candidates.filter(({ agrees }) => agrees),
      classes,
    );
    counterparts.add(candidates, classes);
    for (const found of takePairs(candidates, classes)) {
      taken.push({ ...found, rivals: others(all, found.pair), agreeing: others(agreeing, found.pair) });
    }
    await pauses.after(pairs.length);
  }
  return taken.map((found) => proposalOf(found, counterparts));
}

function proposalOf(taken: TakenTransfer, counterparts: Counterparts): Proposal {
  const { pair, left, right, ambiguousWith, rivals, agreeing } = taken;
  const { agrees, isSilent, score } = pair;
  const days = daysApart(pair);
  const isExchanged = left.currency !== right.currency;
  const question = 50 + 8 * score - 10 * Math.min(ambiguousWith, 3) - days;
  const hundredths = isExchanged
    ? Math.min(question, MOST_OF_EXCHANGED)
    : agrees && agreeing === 0
      ? 99 - days
      : isSilent && rivals === 0 && counterparts.hasAlways(left) && counterparts.hasAlways(right)
        ? 92 - Math.min(days, 2)
        : question;
  const amounts = isExchanged ? 'About the same at the rate of the day,' : 'The same amount';
  const texts = agrees
    ? 'the texts name a transfer'
    : isExchanged
      ? 'a text names a transfer'
      : score > 0
        ? 'a text names a transfer, but not clearly this one'
        : 'the texts do not say that it is a transfer';
  return {
    ...{ kind: 'transfer', left: left.id, right: right.id, ambiguousWith },
    ...{ bookedAt: left.bookedAt, day: Math.min(left.day, right.day) },
    confidence: confidenceOf(hundredths),
    reason: `${amounts} out of one account and into another ${inDays(days)}; ${texts}${ambiguity(ambiguousWith)}.`,
  };
}

/** Hundredths: a transfer between currencies is never sure. */
const MOST_OF_EXCHANGED = 80;

/** Whether what a text says always has a counterpart on another account. */
class Counterparts {
  readonly #seen = new Set<string>();
  readonly #rows = new Map<string, number>();

  constructor({ rows, structure }: LinkableLedger) {
    // What is linked has its counterpart, and so has what another row of its event stands for.
    for (const row of rows) if (structure.transfersOf(row.id).length > 0 || !structure.isFirst(row.id)) this.#add(row);
  }

  add(pairs: readonly Candidate[], classes: RowClasses): void {
    const firsts = new Set(pairs.flatMap(({ left, right }) => [left, right]));
    for (const first of firsts) for (const row of classes.membersOf(first)) this.#add(row);
  }

  hasAlways(row: LinkableRow): boolean {
    return this.#rows.get(textKey(row)) === row.sameText;
  }

  #add(row: LinkableRow): void {
    if (this.#seen.has(row.id)) return;
    this.#seen.add(row.id);
    this.#rows.set(textKey(row), (this.#rows.get(textKey(row)) ?? 0) + 1);
  }
}

function textKey({ accountId, payeeKey, units }: LinkableRow): string {
  return `${accountId} ${units < 0n ? 'out' : 'in'} ${payeeKey}`;
}

function others(counts: ReadonlyMap<LinkableRow, number>, { left, right }: Candidate): number {
  return (counts.get(left) ?? 1) + (counts.get(right) ?? 1) - 2;
}
