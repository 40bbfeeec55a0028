import type { ReportResult } from '../contract/gains-result';
import { Said } from '../parts/said';
import { writePounds, writeShares } from './locale';
import { GAINS_WORDS } from './words';

/** The pools that are left after all transactions. */
export function Holdings({ holdings }: { readonly holdings: ReportResult['holdings'] }) {
  if (holdings.length === 0) return null;
  return (
    <section aria-labelledby="holdings">
      <h2 id="holdings">{GAINS_WORDS.holdings}</h2>
      <ul class="lines">
        {holdings.map(({ ticker, quantity, total_cost: cost }) => (
          <li key={ticker}>
            <span>
              <Said text={ticker} />
              <span class="bar-note">{GAINS_WORDS.pool(writeShares(quantity))}</span>
            </span>
            <span class="figure">{writePounds(cost)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
