import { UserText } from '../components/user-text';
import { writeDay } from '../format/dates';
import type { Explanation as ExplanationResult, ReportTransaction } from './capital-gains-results';
import { GainOrLoss, labelOfGain } from './gain-or-loss';
import { Leg } from './leg';
import { LOCALE, writePounds, writeShares } from './locale';
import { CAPITAL_GAINS_MESSAGES, RULES } from './messages';
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
  const Heading = `h${level}` as const;
  return (
    <>
      <header class="sale">
        <Heading class="sale-name">
          <UserText text={CAPITAL_GAINS_MESSAGES.sale(writeShares(quantity), ticker)} />
        </Heading>
        <p class="quiet">{writeDay(LOCALE, date)}</p>
      </header>
      <section class="hero">
        <p class="hero-label">{labelOfGain(total)}</p>
        <p class="hero-figure">
          <GainOrLoss amount={total} />
        </p>
        <p class="hero-note">
          {CAPITAL_GAINS_MESSAGES.proceeds} <span class="figure">{writePounds(proceeds)}</span>
        </p>
      </section>
      <Timeline events={timelineOf(explanation, transactions)} />
      <section aria-labelledby="rules">
        <h2 id="rules">{CAPITAL_GAINS_MESSAGES.rules}</h2>
        <ol class="legs">
          {Object.entries(RULES).map(([code, { name, description }]) => {
            const legs = matches.filter(({ rule_code: rule }) => rule === code);
            return (
              <li key={code} class={legs.length > 0 ? 'rule' : 'rule rule-unused'}>
                <h3>
                  {name} <span class="rule-description">{description}</span>
                </h3>
                {legs.length === 0 && <p class="quiet">{CAPITAL_GAINS_MESSAGES.nothing}</p>}
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
