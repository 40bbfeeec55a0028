import { Bar } from '../components/bar';
import { barPercent } from '../format/bar-percent';
import { writeDay } from '../format/dates';
import type { TaxYear } from './capital-gains-results';
import { GainOrLoss } from './gain-or-loss';
import { LOCALE, writePounds } from './locale';
import { CAPITAL_GAINS_MESSAGES } from './messages';

/** Gains, losses, and the taxable gain after the annual exempt amount. */
export function YearFigures({ year }: { readonly year: TaxYear }) {
  const isLoss = year.net_gain.startsWith('-');
  const totals = [
    [CAPITAL_GAINS_MESSAGES.taxable, year.taxable_gain],
    [CAPITAL_GAINS_MESSAGES.gains, year.total_gain],
    [CAPITAL_GAINS_MESSAGES.losses, year.total_loss],
    [CAPITAL_GAINS_MESSAGES.proceeds, year.gross_proceeds],
    [CAPITAL_GAINS_MESSAGES.cost, year.total_allowable_cost],
    [CAPITAL_GAINS_MESSAGES.dividends, year.dividend_income],
    [CAPITAL_GAINS_MESSAGES.dividendTax, year.dividend_tax_paid],
  ] as const;
  return (
    <>
      <section class="hero">
        <p class="hero-label">{isLoss ? CAPITAL_GAINS_MESSAGES.netLoss : CAPITAL_GAINS_MESSAGES.netGain}</p>
        <p class="hero-figure">
          <GainOrLoss amount={year.net_gain} />
        </p>
        <div class="hero-bar">
          <Bar percent={isLoss ? 0 : barPercent(year.net_gain, year.exempt_amount)} tone="second" />
        </div>
        <p class="hero-note">
          {CAPITAL_GAINS_MESSAGES.allowance(writePounds(year.net_gain), writePounds(year.exempt_amount))}
        </p>
      </section>
      <dl class="totals">
        {totals.map(([name, amount]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd class="figure">{writePounds(amount)}</dd>
          </div>
        ))}
      </dl>
      {year.gains_by_rate_period !== undefined && (
        <section aria-labelledby="periods">
          <h2 id="periods">{CAPITAL_GAINS_MESSAGES.ratePeriods}</h2>
          <ul class="lines">
            {year.gains_by_rate_period.map(({ from, to, net_gain: gain }) => (
              <li key={from}>
                <span>{CAPITAL_GAINS_MESSAGES.period(writeDay(LOCALE, from), writeDay(LOCALE, to))}</span>
                <GainOrLoss amount={gain} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
