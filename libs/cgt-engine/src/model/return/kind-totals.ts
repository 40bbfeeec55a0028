import { KINDS, type Kind } from '../actions';
import { publishDisposal } from '../report/disposals';
import type { ValuedDisposal } from '../value/valued-history';

/** What one disposal comes to in pence, as the report has it. */
export interface DisposalSum {
  readonly ticker: string;
  readonly kind: Kind;
  readonly epochDay: number;
  readonly gross: bigint;
  /** Gain or, negative, loss. */
  readonly net: bigint;
}

/** Whole pounds, rounded in the taxpayer's favour on the kind's total. */
export interface KindTotals {
  readonly kind: Kind;
  readonly disposals: number;
  readonly proceeds: bigint;
  readonly allowableCosts: bigint;
  readonly gains: bigint;
  readonly losses: bigint;
}

export function disposalSums(disposals: readonly ValuedDisposal[], kindOf: (ticker: string) => Kind): DisposalSum[] {
  return disposals.map((disposal) => {
    const { epochDay, gross, net } = publishDisposal(disposal, 'summary');
    const { ticker } = disposal.day;
    return { ticker, kind: kindOf(ticker), epochDay, gross, net };
  });
}

/** The kinds with disposals, in the order of the return's sections. */
export function kindTotals(sums: readonly DisposalSum[]): KindTotals[] {
  return KINDS.flatMap((kind) => {
    const own = sums.filter((sum) => sum.kind === kind);
    if (own.length === 0) return [];
    const { gross, gains, losses } = totalsOf(own);
    return [
      {
        kind,
        disposals: own.length,
        proceeds: roundedDown(gross),
        // TCGA 1992 s38(1)(a)-(c): what the shares cost with the fees of buying and selling them.
        allowableCosts: roundedUp(gross - gains + losses),
        gains: roundedDown(gains),
        losses: roundedUp(losses),
      },
    ];
  });
}

/** Pence: proceeds before fees, the gains of the disposals with a gain, the losses of those with a loss. */
export function totalsOf(sums: readonly DisposalSum[]): { gross: bigint; gains: bigint; losses: bigint } {
  let [gross, gains, losses] = [0n, 0n, 0n];
  for (const sum of sums) {
    gross += sum.gross;
    if (sum.net > 0n) gains += sum.net;
    else losses -= sum.net;
  }
  return { gross, gains, losses };
}

/** Whole pounds of pence that are not negative. */
export function roundedDown(pence: bigint): bigint {
  return pence / 100n;
}

export function roundedUp(pence: bigint): bigint {
  return (pence + 99n) / 100n;
}
