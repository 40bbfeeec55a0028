import type { TaxYear } from '../contract/gains-result';
import { writeDay } from '../format/dates';
import { barPercent } from '../format/share';
import { Bar } from '../parts/bar';
import { LOCALE, writePounds } from './locale';
import { Outcome } from './outcome';
import { GAINS_WORDS } from './words';

/** Gains, losses and what remains of them after the year's allowance. */
export function YearFigures({ year }: { readonly year: TaxYear }) {
  const isLoss = year.net_gain.startsWith('-');
  const totals = [
    [GAINS_WORDS.taxable, year.taxable_gain],
    [GAINS_WORDS.gains, year.total_gain],
    [GAINS_WORDS.losses, year.total_loss],
    [GAINS_WORDS.proceeds, year.gross_proceeds],
    [GAINS_WORDS.cost, year.total_allowable_cost],
    [GAINS_WORDS.dividends, year.dividend_income],
    [GAINS_WORDS.dividendTax, year.dividend_tax_paid],
  ] as const;
  return (
    <>
      <section class="hero">
        <p class="hero-label">{isLoss ? GAINS_WORDS.netLoss : GAINS_WORDS.netGain}</p>
        <p class="hero-figure">
          <Outcome amount={year.net_gain} />
        </p>
        <div class="hero-bar">
          <Bar percent={isLoss ? 0 : barPercent(year.net_gain, year.exempt_amount)} tone="second" />
        </div>
        <p class="hero-note">{GAINS_WORDS.allowance(writePounds(year.net_gain), writePounds(year.exempt_amount))}</p>
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
          <h2 id="periods">{GAINS_WORDS.ratePeriods}</h2>
          <ul class="lines">
            {year.gains_by_rate_period.map(({ from, to, net_gain: gain }) => (
              <li key={from}>
                <span>{GAINS_WORDS.period(writeDay(LOCALE, from), writeDay(LOCALE, to))}</span>
                <Outcome amount={gain} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
