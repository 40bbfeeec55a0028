import { useLanguage } from '../language/language-context';
import type { TimelineEvent } from './timeline-events';

const DAY_MILLISECONDS = 86_400_000;
/** Of more events than these, only the matched ones are listed; the others are marks on the line. */
const MAX_LISTED = 12;

/** When shares were bought and sold: marks on a line, and the same as a list. */
export function Timeline({ events }: { readonly events: readonly TimelineEvent[] }) {
  const { t, day, quantity: writeShares } = useLanguage();
  const days = events.map(({ date }) => Date.parse(date) / DAY_MILLISECONDS);
  const [first = 0, last = 0] = [days[0], days.at(-1)];
  const position = (at: number) => (last === first ? 50 : ((at - first) / (last - first)) * 100);
  const listed = events.length <= MAX_LISTED ? events : events.filter(({ isMatched }) => isMatched);
  return (
    <section aria-labelledby="timeline">
      <h2 id="timeline">{t('gains.timeline')}</h2>
      <div class="timeline" aria-hidden="true">
        {events.map(({ kind, isMatched }, index) => (
          <span
            key={index}
            class={`mark mark-${kind} ${isMatched ? 'mark-matched' : ''}`}
            style={{ left: `${position(days[index] ?? first)}%` }}
          />
        ))}
      </div>
      <ol class="timeline-list">
        {listed.map(({ date, kind, quantity, isMatched }, index) => (
          <li key={index} class={isMatched ? undefined : 'quiet'}>
            <span class="figure">{day(date)}</span> {t(`gains.event.${kind}`, { quantity: writeShares(quantity) })}
          </li>
        ))}
      </ol>
    </section>
  );
}
