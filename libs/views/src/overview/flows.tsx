import type { ComponentChildren } from 'preact';

import { useLanguage } from '../language/language-context';
import { Figure } from './figure';
import type { Money } from './overview-results';
import { RowsOf } from './rows-of';

interface FlowsProps {
  readonly money: readonly Money[];
  /** Shown where nothing is recorded. */
  readonly missing: ComponentChildren;
}

/** What came in, went out and is left in the first currency, against the month before and the usual one. */
export function Flows({ money, missing }: FlowsProps) {
  const { t } = useLanguage();
  return (
    <section aria-labelledby="money">
      <h2 id="money">{t('overview.money')}</h2>
      {money.length === 0 && <p class="quiet">{t('overview.noMoney')}</p>}
      {money.length === 0 && missing}
      {money.slice(0, 1).map((one) => (
        <FlowsOfCurrency key={one.currency} money={one} />
      ))}
    </section>
  );
}

/** The same in each other currency, apart from the first, so that a phone shows at once what a household enters. */
export function OtherFlows({ money }: Pick<FlowsProps, 'money'>) {
  const { t } = useLanguage();
  const others = money.slice(1);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="other-money">
      <h2 id="other-money">{t('overview.otherCurrencies')}</h2>
      {others.map((one) => (
        <FlowsOfCurrency key={one.currency} money={one} />
      ))}
    </section>
  );
}

const FIGURES = [
  { name: 'income', side: 'income' },
  { name: 'spending', side: 'spending' },
  { name: 'left', side: 'both' },
] as const;

function FlowsOfCurrency({ money }: { readonly money: Money }) {
  const { t, money: moneyOf, monthName } = useLanguage();
  const { currency, previous, usual, to_come: toCome, parts } = money;
  const write = moneyOf(currency);
  return (
    <div class="flows-box">
      <dl class="flows">
        {FIGURES.map(({ name, side }) => {
          const label = t(`overview.${name}`);
          const amount = money[name];
          const figure = {
            ...{ key: `money ${currency} ${name}`, title: `${label} · ${write(amount)}`, currency, side },
            parts: parts
              .filter((part) => side === 'both' || !/^0*\.?0*$/.test(part[side]) || part.count > 0)
              .map(({ source, rows }) => ({
                rows,
                ...(parts.length > 1 && { title: t(`overview.source.${source}`) }),
              })),
          };
          const notes =
            side === 'both'
              ? []
              : [
                  ...(previous === null
                    ? []
                    : [t('overview.previous', { month: monthName(previous.month), amount: write(previous[side]) })]),
                  ...(usual === null ? [] : [t('overview.usual', { amount: write(usual[side]) })]),
                  ...(side === 'income' || toCome === null || toCome.count === 0
                    ? []
                    : [t('overview.toCome', { amount: write(toCome.amount) })]),
                ];
          return (
            <div key={name} class={`flow flow-${name}`}>
              <dt>{label}</dt>
              <dd>
                <Figure {...{ name, amount, currency, figure }} class="flow-amount figure">
                  {write(amount)}
                </Figure>
                {notes.length > 0 && <span class="flow-note">{notes.join(' · ')}</span>}
              </dd>
            </div>
          );
        })}
      </dl>
      <RowsOf section={`money ${currency}`} />
    </div>
  );
}
