import { UserText } from '../components/user-text';
import type { Holding } from './capital-gains-results';
import { writePounds, writeShares } from './locale';
import { CAPITAL_GAINS_MESSAGES } from './messages';

/** The Section 104 holdings that remain after all transactions. */
export function Holdings({ holdings }: { readonly holdings: readonly Holding[] }) {
  if (holdings.length === 0) return null;
  return (
    <section aria-labelledby="holdings">
      <h2 id="holdings">{CAPITAL_GAINS_MESSAGES.holdings}</h2>
      <ul class="lines">
        {holdings.map(({ ticker, quantity, total_cost: cost }) => (
          <li key={ticker}>
            <span>
              <UserText text={ticker} />
              <span class="bar-note">{CAPITAL_GAINS_MESSAGES.pool(writeShares(quantity))}</span>
            </span>
            <span class="figure">{writePounds(cost)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
