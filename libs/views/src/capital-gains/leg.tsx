import { Bar } from '../components/bar';
import { UserText } from '../components/user-text';
import { barPercent } from '../format/bar-percent';
import { writeDay } from '../format/dates';
import type { ExplainedLeg, PoolState } from './capital-gains-results';
import { GainOrLoss, labelOfGain } from './gain-or-loss';
import { LOCALE, writePounds, writeShares } from './locale';
import { CAPITAL_GAINS_MESSAGES } from './messages';

/** The part of a disposal that one rule matched, with its cost and gain. */
export function Leg({ leg }: { readonly leg: ExplainedLeg }) {
  const { acquisitions = [], days_after: days, average_cost: average, pool_before: before, pool_after: after } = leg;
  return (
    <div class="leg">
      <dl class="totals">
        <Fact name={CAPITAL_GAINS_MESSAGES.quantity} value={writeShares(leg.quantity)} />
        <Fact name={CAPITAL_GAINS_MESSAGES.proceeds} value={writePounds(leg.proceeds)} />
        <Fact name={CAPITAL_GAINS_MESSAGES.cost} value={writePounds(leg.allowable_cost)} />
        <div>
          <dt>{labelOfGain(leg.gain_or_loss)}</dt>
          <dd>
            <GainOrLoss amount={leg.gain_or_loss} />
          </dd>
        </div>
      </dl>
      {acquisitions.map(({ date, quantity }) => (
        <p key={date} class="leg-note">
          {CAPITAL_GAINS_MESSAGES.acquired(writeDay(LOCALE, date), writeShares(quantity))}
          {days !== undefined && `, ${CAPITAL_GAINS_MESSAGES.daysAfter(days)}`}
        </p>
      ))}
      {before !== undefined && after !== undefined && (
        <div class="pool">
          <Pool name={CAPITAL_GAINS_MESSAGES.before} state={before} scale={before} />
          <Pool name={CAPITAL_GAINS_MESSAGES.after} state={after} scale={before} />
        </div>
      )}
      {average !== undefined && <p class="leg-note">{CAPITAL_GAINS_MESSAGES.average(writePounds(average))}</p>}
      <p class="leg-note">
        <UserText text={leg.explanation} /> <span class="legal">{leg.legal_basis}</span>
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
  readonly scale: PoolState;
}

function Pool({ name, state, scale }: PoolProps) {
  return (
    <div class="pool-state">
      <p>
        <span class="quiet">{name}</span>
        <span class="figure">
          {CAPITAL_GAINS_MESSAGES.pool(writeShares(state.quantity))}, {writePounds(state.total_cost)}
        </span>
      </p>
      <Bar percent={barPercent(state.quantity, scale.quantity)} tone="second" />
    </div>
  );
}
