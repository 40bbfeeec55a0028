import { Bar } from '../components/bar';
import { barPercent } from '../format/bar-percent';
import { useLanguage } from '../language/language-context';
import type { ExplainedLeg, PoolState } from './capital-gains-results';
import { GainOrLoss, keyOfGain } from './gain-or-loss';
import { usePounds } from './pounds';

/** The part of a disposal that one rule matched, with its cost and gain. */
export function Leg({ leg }: { readonly leg: ExplainedLeg }) {
  const { t, day, quantity: writeShares } = useLanguage();
  const writePounds = usePounds();
  const { acquisitions = [], days_after: days, average_cost: average, pool_before: before, pool_after: after } = leg;
  return (
    <div class="leg">
      <dl class="totals">
        <Fact name={t('gains.quantity')} value={writeShares(leg.quantity)} />
        <Fact name={t('gains.proceeds')} value={writePounds(leg.proceeds)} />
        <Fact name={t('gains.cost')} value={writePounds(leg.allowable_cost)} />
        <div>
          <dt>{t(keyOfGain(leg.gain_or_loss))}</dt>
          <dd>
            <GainOrLoss amount={leg.gain_or_loss} />
          </dd>
        </div>
      </dl>
      {acquisitions.map(({ date, quantity }) => (
        <p key={date} class="leg-note">
          {days === undefined
            ? t('gains.acquired', { day: day(date), quantity: writeShares(quantity) })
            : t('gains.acquiredAfter', { day: day(date), quantity: writeShares(quantity), count: days })}
        </p>
      ))}
      {before !== undefined && after !== undefined && (
        <div class="pool">
          <Pool name={t('gains.before')} state={before} scale={before} />
          <Pool name={t('gains.after')} state={after} scale={before} />
        </div>
      )}
      {average !== undefined && <p class="leg-note">{t('gains.average', { amount: writePounds(average) })}</p>}
      <p class="leg-note">
        {t('gains.basis')} <span class="legal">{leg.legal_basis}</span>
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
  const { t, quantity: writeShares } = useLanguage();
  const writePounds = usePounds();
  return (
    <div class="pool-state">
      <p>
        <span class="quiet">{name}</span>
        <span class="figure">
          {t('gains.poolAt', { quantity: writeShares(state.quantity), amount: writePounds(state.total_cost) })}
        </span>
      </p>
      <Bar percent={barPercent(state.quantity, scale.quantity)} tone="second" />
    </div>
  );
}
