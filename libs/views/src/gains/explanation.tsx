import type { ExplanationResult } from '../contract/gains-result';
import { writeDay } from '../format/dates';
import { Said } from '../parts/said';
import { Leg } from './leg';
import { LOCALE, writePounds, writeShares } from './locale';
import { nameOfOutcome, Outcome } from './outcome';
import { Timeline } from './timeline';
import { timelineOf } from './timeline-events';
import { GAINS_WORDS, RULES } from './words';

interface ExplanationProps {
  readonly result: ExplanationResult;
  readonly transactions: readonly Readonly<Record<string, unknown>>[];
  /** Of its heading: 2 inside another view. */
  readonly level?: 1 | 2;
}

/** A disposal: what came of it, when its shares were bought, and what each of the three rules took. */
export function Explanation({ result, transactions, level = 1 }: ExplanationProps) {
  const { disposal_date: date, ticker, quantity, proceeds, total_gain_or_loss: total, matches } = result;
  const Heading = `h${level}` as const;
  return (
    <>
      <header class="sale">
        <Heading class="sale-name">
          <Said text={GAINS_WORDS.sale(writeShares(quantity), ticker)} />
        </Heading>
        <p class="quiet">{writeDay(LOCALE, date)}</p>
      </header>
      <section class="hero">
        <p class="hero-label">{nameOfOutcome(total)}</p>
        <p class="hero-figure">
          <Outcome amount={total} />
        </p>
        <p class="hero-note">
          {GAINS_WORDS.proceeds} <span class="figure">{writePounds(proceeds)}</span>
        </p>
      </section>
      <Timeline events={timelineOf(result, transactions)} />
      <section aria-labelledby="rules">
        <h2 id="rules">{GAINS_WORDS.rules}</h2>
        <ol class="legs">
          {RULES.map(({ code, name, says }) => {
            const taken = matches.filter(({ rule_code: rule }) => rule === code);
            return (
              <li key={code} class={taken.length > 0 ? 'rule' : 'rule rule-unused'}>
                <h3>
                  {name} <span class="rule-says">{says}</span>
                </h3>
                {taken.length === 0 && <p class="quiet">{GAINS_WORDS.nothing}</p>}
                {taken.map((leg, place) => (
                  <Leg key={place} leg={leg} />
                ))}
              </li>
            );
          })}
        </ol>
      </section>
    </>
  );
}
