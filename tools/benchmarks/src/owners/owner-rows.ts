import { ratioRow, type Row } from '../report/row';
import { figuresOf } from '../servers/figures-of';
import type { OwnerFigures } from './owners';

const FEW = 100;
/** Fewer where the disk is small: 20,000 take 10 GB. */
const MANY = Number(process.env['BENCHMARK_HOUSEHOLDS'] ?? 20_000);
const GOAL = 1.5;

/** Calls of one household among many households, each with 500 rows. */
export function ownerRows(): Row[] {
  return figuresOf<OwnerFigures[]>('owners', FEW, MANY).map(({ what, few, many }) =>
    ratioRow({
      what: `${what}, one of ${MANY.toLocaleString('en')} households`,
      measured: many,
      reference: few,
      referenceName: `one of ${FEW}`,
      goal: GOAL,
    }),
  );
}
