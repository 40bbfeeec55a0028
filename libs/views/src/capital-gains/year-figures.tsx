import { Bar } from '../components/bar';
import { barPercent } from '../format/bar-percent';
import { useLanguage } from '../language/language-context';
import type { TaxYear } from './capital-gains-results';
import { GainOrLoss } from './gain-or-loss';
import { usePounds } from './pounds';

/** Gains, losses, and the taxable gain after the annual exempt amount. */
export function YearFigures({ year }: { readonly year: TaxYear }) {
  const { t, dayRange } = useLanguage();
  const writePounds = usePounds();
  const isLoss = year.net_gain.startsWith('-');
  const totals = [
    [t('gains.taxable'), year.taxable_gain],
    [t('gains.gains'), year.total_gain],
    [t('gains.losses'), year.total_loss],
    [t('gains.proceeds'), year.gross_proceeds],
    [t('gains.cost'), year.total_allowable_cost],
    [t('gains.dividends'), year.dividend_income],
    [t('gains.dividendTax'), year.dividend_tax_paid],
  ] as const;
  return (
    <>
      <section class="hero">
        <p class="hero-label">{t(isLoss ? 'gains.netLoss' : 'gains.netGain')}</p>
        <p class="hero-figure">
          <GainOrLoss amount={year.net_gain} />
        </p>
        <div class="hero-bar">
          <Bar percent={isLoss ? 0 : barPercent(year.net_gain, year.exempt_amount)} tone="second" />
        </div>
        <p class="hero-note">
          {t('gains.allowance', { gain: writePounds(year.net_gain), exempt: writePounds(year.exempt_amount) })}
        </p>
      </section>
      <dl class="totals">
        {totals.map(([name, amount]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd
              class="figure"
              {...(name === t('gains.taxable') && {
                ...{ 'data-figure': 'taxable', 'data-amount': amount, 'data-currency': 'GBP' },
              })}
            >
              {writePounds(amount)}
            </dd>
          </div>
        ))}
      </dl>
      {year.gains_by_rate_period !== undefined && (
        <section aria-labelledby="periods">
          <h2 id="periods">{t('gains.ratePeriods')}</h2>
          <ul class="lines">
            {year.gains_by_rate_period.map(({ from, to, net_gain: gain }) => (
              <li key={from}>
                <span>{dayRange(from, to)}</span>
                <GainOrLoss amount={gain} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
