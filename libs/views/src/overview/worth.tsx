import { useLanguage } from '../language/language-context';
import { Figure } from './figure';
import type { Overview } from './overview-results';
import { RowsOf } from './rows-of';

/** What is owned minus what is owed, a currency at a time, and the taxable gain. */
export function Worth({ overview }: { readonly overview: Overview }) {
  const { t, money, day } = useLanguage();
  const { net_worth: worth, capital_gains: gains } = overview;
  return (
    <>
      {worth.length > 0 && (
        <section aria-labelledby="worth">
          <h2 id="worth">{t('overview.netWorth')}</h2>
          {worth.map(({ currency, assets, debts, net, as_of: on, rows }) => {
            const write = money(currency);
            const title = `${t('overview.netWorth')} · ${write(net)}`;
            const figure = { key: `worth ${currency}`, title, currency, side: 'both', parts: [{ rows }] } as const;
            return (
              <div key={currency} class="worth">
                <Figure name="net-worth" amount={net} currency={currency} figure={figure} class="flow-amount figure">
                  {write(net)}
                </Figure>
                <span class="flow-note">
                  {t('overview.worth', { assets: write(assets), debts: write(debts), day: day(on) })}
                </span>
                <RowsOf section={`worth ${currency}`} />
              </div>
            );
          })}
        </section>
      )}
      {gains !== null && gains.taxable !== null && <Gains gains={gains} taxable={gains.taxable} />}
    </>
  );
}

interface GainsProps {
  readonly gains: NonNullable<Overview['capital_gains']>;
  readonly taxable: string;
}

function Gains({ gains: { tax_year: year, net, exempt_amount: exempt, rows }, taxable }: GainsProps) {
  const { t, money } = useLanguage();
  const write = money('GBP');
  const title = t('overview.gains', { year });
  const figure = { key: 'gains taxable', title, currency: 'GBP', side: 'both', parts: [{ rows }] } as const;
  return (
    <section aria-labelledby="gains">
      <h2 id="gains">{title}</h2>
      <Figure name="taxable" amount={taxable} currency="GBP" figure={figure} class="flow-amount figure">
        {write(taxable)}
      </Figure>
      <span class="flow-note">
        {[
          t('overview.gainsNet', { net: write(net) }),
          ...(exempt === null ? [] : [t('overview.exempt', { amount: write(exempt) })]),
        ].join(' · ')}
      </span>
      <RowsOf section="gains" />
    </section>
  );
}
