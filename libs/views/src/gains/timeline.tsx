import { writeDay } from '../format/dates';
import { LOCALE, writeShares } from './locale';
import type { TimelineEvent } from './timeline-events';
import { GAINS_WORDS } from './words';

const DAY_MILLISECONDS = 86_400_000;
/** More than these are told as marks on the line alone. */
const MOST_TOLD = 12;

/** When shares were bought and sold: marks on a line of time, and the same in words. */
export function Timeline({ events }: { readonly events: readonly TimelineEvent[] }) {
  const days = events.map(({ date }) => Date.parse(date) / DAY_MILLISECONDS);
  const [first = 0, last = 0] = [days[0], days.at(-1)];
  const place = (day: number) => (last === first ? 50 : ((day - first) / (last - first)) * 100);
  const told = events.length <= MOST_TOLD ? events : events.filter(({ isMatched }) => isMatched);
  return (
    <section aria-labelledby="timeline">
      <h2 id="timeline">{GAINS_WORDS.timeline}</h2>
      <div class="timeline" aria-hidden="true">
        {events.map(({ kind, isMatched }, index) => (
          <span
            key={index}
            class={`mark mark-${kind} ${isMatched ? 'mark-matched' : ''}`}
            style={{ left: `${place(days[index] ?? first)}%` }}
          />
        ))}
      </div>
      <ol class="timeline-words">
        {told.map(({ date, kind, quantity, isMatched }, index) => (
          <li key={index} class={isMatched ? undefined : 'quiet'}>
            <span class="figure">{writeDay(LOCALE, date)}</span> {GAINS_WORDS[kind](writeShares(quantity))}
          </li>
        ))}
      </ol>
    </section>
  );
}
