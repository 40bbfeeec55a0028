import type { ExplainedLeg, PoolState } from '../contract/gains-result';
import { writeDay } from '../format/dates';
import { barPercent } from '../format/share';
import { Bar } from '../parts/bar';
import { Said } from '../parts/said';
import { LOCALE, writePounds, writeShares } from './locale';
import { nameOfOutcome, Outcome } from './outcome';
import { GAINS_WORDS } from './words';

/** What one rule took of a disposal, at what cost and with what gain. */
export function Leg({ leg }: { readonly leg: ExplainedLeg }) {
  const { acquisitions = [], days_after: days, average_cost: average, pool_before: before, pool_after: after } = leg;
  return (
    <div class="leg">
      <dl class="totals">
        <Fact name={GAINS_WORDS.quantity} value={writeShares(leg.quantity)} />
        <Fact name={GAINS_WORDS.proceeds} value={writePounds(leg.proceeds)} />
        <Fact name={GAINS_WORDS.cost} value={writePounds(leg.allowable_cost)} />
        <div>
          <dt>{nameOfOutcome(leg.gain_or_loss)}</dt>
          <dd>
            <Outcome amount={leg.gain_or_loss} />
          </dd>
        </div>
      </dl>
      {acquisitions.map(({ date, quantity }) => (
        <p key={date} class="leg-note">
          {GAINS_WORDS.acquired(writeDay(LOCALE, date), writeShares(quantity))}
          {days !== undefined && `, ${GAINS_WORDS.daysAfter(days)}`}
        </p>
      ))}
      {before !== undefined && after !== undefined && (
        <div class="pool">
          <Pool name={GAINS_WORDS.before} state={before} whole={before} />
          <Pool name={GAINS_WORDS.after} state={after} whole={before} />
        </div>
      )}
      {average !== undefined && <p class="leg-note">{GAINS_WORDS.average(writePounds(average))}</p>}
      <p class="leg-note">
        <Said text={leg.explanation} /> <span class="legal">{leg.legal_basis}</span>
      </p>
    </div>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd class="figure">{value}</dd>
    </div>
  );
}

interface PoolProps {
  readonly name: string;
  readonly state: PoolState;
  readonly whole: PoolState;
}

function Pool({ name, state, whole }: PoolProps) {
  return (
    <div class="pool-state">
      <p>
        <span class="quiet">{name}</span>
        <span class="figure">
          {GAINS_WORDS.pool(writeShares(state.quantity))}, {writePounds(state.total_cost)}
        </span>
      </p>
      <Bar percent={barPercent(state.quantity, whole.quantity)} tone="second" />
    </div>
  );
}
