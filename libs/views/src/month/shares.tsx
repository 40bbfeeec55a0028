import type { Share } from '../contract/month-result';
import { barPercent, longestOf } from '../format/share';
import { Bar } from '../parts/bar';
import { Said } from '../parts/said';
import { writeReais } from './locale';
import type { NameOf } from './names';
import { MONTH_WORDS } from './words';

interface SharesProps {
  readonly shares: readonly Share[];
  readonly names: NameOf;
}

const TONES = ['first', 'second'];

/** What each paid, beside what was theirs to pay. */
export function Shares({ shares, names }: SharesProps) {
  const longest = longestOf(shares.map(({ paid_total }) => paid_total));
  return (
    <section aria-labelledby="who">
      <h2 id="who">{MONTH_WORDS.who}</h2>
      <ul class="shares">
        {shares.map(({ participant_id: id, paid_total, share_due, net_balance }, place) => (
          <li key={id} class="share">
            <p class="share-head">
              <span class="share-name">
                <Said text={names(id)} />
              </span>
              <span class="figure share-paid">
                <span class="sr-only">{MONTH_WORDS.paid} </span>
                {writeReais(paid_total)}
              </span>
            </p>
            <Bar percent={barPercent(paid_total, longest)} tone={TONES[place] ?? 'first'} />
            <p class="share-foot">
              <span>
                {MONTH_WORDS.share} <span class="figure">{writeReais(share_due)}</span>
              </span>
              <span>
                {MONTH_WORDS.balance} <span class="figure strong">{writeReais(net_balance, 'exceptZero')}</span>
              </span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
