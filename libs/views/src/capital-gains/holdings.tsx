import { UserText } from '../components/user-text';
import { useLanguage } from '../language/language-context';
import type { Holding } from './capital-gains-results';
import { usePounds } from './pounds';

/** The Section 104 holdings that remain after all transactions. */
export function Holdings({ holdings }: { readonly holdings: readonly Holding[] }) {
  const { t, quantity: writeShares } = useLanguage();
  const writePounds = usePounds();
  if (holdings.length === 0) return null;
  return (
    <section aria-labelledby="holdings">
      <h2 id="holdings">{t('gains.holdings')}</h2>
      <ul class="lines">
        {holdings.map(({ ticker, quantity, total_cost: cost }) => (
          <li key={ticker}>
            <span>
              <UserText text={ticker} />
              <span class="bar-note">{t('gains.pool', { quantity: writeShares(quantity) })}</span>
            </span>
            <span class="figure">{writePounds(cost)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
