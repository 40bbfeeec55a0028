import { UserText } from '../components/user-text';
import { Phrase, useLanguage } from '../language/language-context';
import type { Explanation as ExplanationResult, ReportTransaction } from './capital-gains-results';
import { GainOrLoss, keyOfGain } from './gain-or-loss';
import { Leg } from './leg';
import { usePounds } from './pounds';
import { RULES } from './rules';
import { Timeline } from './timeline';
import { timelineOf } from './timeline-events';

interface ExplanationProps {
  readonly explanation: ExplanationResult;
  readonly transactions: readonly ReportTransaction[];
  /** The heading level: 2 inside another view. */
  readonly level?: 1 | 2;
}

/** A disposal: the gain or loss, when its shares were bought, and what each of the three rules matched. */
export function Explanation({ explanation, transactions, level = 1 }: ExplanationProps) {
  const { disposal_date: date, ticker, quantity, proceeds, total_gain_or_loss: total, matches } = explanation;
  const { t, day, quantity: writeShares } = useLanguage();
  const writePounds = usePounds();
  const Heading = `h${level}` as const;
  return (
    <>
      <header class="sale">
        <Heading class="sale-name">
          <Phrase of="gains.sale" values={{ quantity: writeShares(quantity), ticker: <UserText text={ticker} /> }} />
        </Heading>
        <p class="quiet">{day(date)}</p>
      </header>
      <section class="hero">
        <p class="hero-label">{t(keyOfGain(total))}</p>
        <p class="hero-figure">
          <GainOrLoss amount={total} />
        </p>
        <p class="hero-note">
          {t('gains.proceeds')} <span class="figure">{writePounds(proceeds)}</span>
        </p>
      </section>
      <Timeline events={timelineOf(explanation, transactions)} />
      <section aria-labelledby="rules">
        <h2 id="rules">{t('gains.rules')}</h2>
        <ol class="legs">
          {RULES.map((code) => {
            const legs = matches.filter(({ rule_code: rule }) => rule === code);
            return (
              <li key={code} class={legs.length > 0 ? 'rule' : 'rule rule-unused'}>
                <h3>
                  {t(`gains.rule.${code}`)} <span class="rule-description">{t(`gains.about.${code}`)}</span>
                </h3>
                {legs.length === 0 && <p class="quiet">{t('gains.unmatched')}</p>}
                {legs.map((leg, index) => (
                  <Leg key={index} leg={leg} />
                ))}
              </li>
            );
          })}
        </ol>
      </section>
    </>
  );
}
