import { milliseconds, ratioRow, type Row } from '../report/row';
import { figuresOf } from '../servers/figures-of';
import type { MessageFigures } from './messages';

const TRANSACTIONS = 50_000;
const STORED_GOAL = 2;
/** Ten times the length. */
const LENGTH_GOAL = 15;

/** Messages in the face of what is stored already, and of texts that repeat what begins many rules. */
export function messageRows(): Row[] {
  const { stored, lengths } = figuresOf<MessageFigures>('messages', TRANSACTIONS);
  const worst = lengths.reduce((one, other) =>
    other.milliseconds / other.tenthMilliseconds > one.milliseconds / one.tenthMilliseconds ? other : one,
  );
  const ratio = worst.milliseconds / worst.tenthMilliseconds;
  return [
    ...stored.map(({ what, milliseconds: measured, fewMilliseconds }) =>
      ratioRow({
        what: `${what}, 50,000 transactions stored (cristi-agent)`,
        measured,
        reference: fewMilliseconds,
        referenceName: 'none stored',
        goal: STORED_GOAL,
      }),
    ),
    {
      what: `a message of 500 code points, the worst of ${lengths.length} hostile repetitions: ${JSON.stringify(worst.repeated)}`,
      measured: milliseconds(worst.milliseconds),
      reference: `its first tenth ${milliseconds(worst.tenthMilliseconds)}: ${ratio.toFixed(1)} ×`,
      goal: `≤ ${LENGTH_GOAL} ×`,
      isMet: ratio <= LENGTH_GOAL,
    },
  ];
}
