import { Bar } from '../components/bar';
import { UserText } from '../components/user-text';
import { barPercent, largestOf } from '../format/bar-percent';
import { useLedgerCurrency } from '../format/ledger-currency';
import { useLanguage } from '../language/language-context';
import { CURRENCY } from './month-facts';
import type { ParticipantShare } from './month-results';
import type { NameOf } from './participant-names';

interface SharesProps {
  readonly shares: readonly ParticipantShare[];
  readonly names: NameOf;
}

const TONES = ['person-1', 'person-2'];

/** What each participant paid, their share, and the balance. */
export function Shares({ shares, names }: SharesProps) {
  const { t, money } = useLanguage();
  const write = money(useLedgerCurrency(CURRENCY));
  const largest = largestOf(shares.map(({ paid_total }) => paid_total));
  return (
    <section aria-labelledby="who">
      <h2 id="who">{t('month.who')}</h2>
      <ul class="shares">
        {shares.map(({ participant_id: id, paid_total, share_due, net_balance }, index) => (
          <li key={id} class="share">
            <p class="share-head">
              <span class="share-name">
                <UserText text={names(id)} />
              </span>
              <span class="figure share-paid">
                <span class="sr-only">{t('month.paid')} </span>
                {write(paid_total)}
              </span>
            </p>
            <Bar percent={barPercent(paid_total, largest)} tone={TONES[index] ?? 'first'} />
            <p class="share-foot">
              <span>
                {t('month.share')} <span class="figure">{write(share_due)}</span>
              </span>
              <span>
                {t('month.balance')} <span class="figure strong">{write(net_balance, 'exceptZero')}</span>
              </span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
