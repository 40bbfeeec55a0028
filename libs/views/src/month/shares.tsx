import { Bar } from '../components/bar';
import { UserText } from '../components/user-text';
import { barPercent, largestOf } from '../format/bar-percent';
import { writeReais } from './locale';
import { MONTH_MESSAGES } from './messages';
import type { ParticipantShare } from './month-results';
import type { NameOf } from './participant-names';

interface SharesProps {
  readonly shares: readonly ParticipantShare[];
  readonly names: NameOf;
}

const TONES = ['first', 'second'];

/** What each participant paid, their share, and the balance. */
export function Shares({ shares, names }: SharesProps) {
  const largest = largestOf(shares.map(({ paid_total }) => paid_total));
  return (
    <section aria-labelledby="who">
      <h2 id="who">{MONTH_MESSAGES.who}</h2>
      <ul class="shares">
        {shares.map(({ participant_id: id, paid_total, share_due, net_balance }, index) => (
          <li key={id} class="share">
            <p class="share-head">
              <span class="share-name">
                <UserText text={names(id)} />
              </span>
              <span class="figure share-paid">
                <span class="sr-only">{MONTH_MESSAGES.paid} </span>
                {writeReais(paid_total)}
              </span>
            </p>
            <Bar percent={barPercent(paid_total, largest)} tone={TONES[index] ?? 'first'} />
            <p class="share-foot">
              <span>
                {MONTH_MESSAGES.share} <span class="figure">{writeReais(share_due)}</span>
              </span>
              <span>
                {MONTH_MESSAGES.balance} <span class="figure strong">{writeReais(net_balance, 'exceptZero')}</span>
              </span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
