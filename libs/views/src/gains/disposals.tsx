import { useState } from 'preact/hooks';

import type { Disposal, ReportResult, TaxYear } from '../contract/gains-result';
import type { CallTool, ToolInput } from '../contract/tool-call';
import { writeDay } from '../format/dates';
import { Beside } from '../parts/beside';
import { Said } from '../parts/said';
import { useLoaded } from '../state/use-loaded';
import { WORDS } from '../words/words';
import type { Reference } from './explained';
import { LOCALE, writePounds, writeShares } from './locale';
import { Outcome } from './outcome';
import { GAINS_WORDS, RULES } from './words';
import { startOf } from './year-switcher';

interface DisposalsProps {
  readonly year: TaxYear;
  readonly history: ToolInput | undefined;
  readonly callTool: CallTool;
  readonly onPick: ((disposal: Reference) => void) | undefined;
}

/** So many at first; a year may have thousands. */
const FIRST = 100;

const ruleName = (code: string) => RULES.find((rule) => rule.code === code)?.name ?? code;

/** What was disposed of in the year, each with what its rules took of it. */
export function Disposals({ year, history, callTool, onPick }: DisposalsProps) {
  const isLeftOut = year.disposals === undefined && year.disposal_count > 0;
  const input = isLeftOut && history ? { ...history, year: startOf(year.period) } : undefined;
  const loaded = useLoaded<ReportResult>(callTool, 'calculate_report', input);
  return (
    <section aria-labelledby="disposals">
      <h2 id="disposals">{GAINS_WORDS.disposals}</h2>
      {year.disposal_count === 0 && <p class="quiet">{GAINS_WORDS.noDisposals}</p>}
      {year.disposals !== undefined && <List disposals={year.disposals} onPick={onPick} />}
      {isLeftOut && (
        <Beside locale={LOCALE} loaded={loaded}>
          {({ tax_years: [full] }) => <List disposals={full?.disposals ?? []} onPick={onPick} />}
        </Beside>
      )}
    </section>
  );
}

function List({ disposals, onPick }: { readonly disposals: readonly Disposal[] } & Pick<DisposalsProps, 'onPick'>) {
  const [count, setCount] = useState(FIRST);
  const words = WORDS[LOCALE];
  return (
    <>
      <ul class="disposals">
        {disposals.slice(0, count).map((disposal) => (
          <Item key={`${disposal.date} ${disposal.ticker}`} disposal={disposal} onPick={onPick} />
        ))}
      </ul>
      {count < disposals.length && (
        <p class="more">
          <button type="button" class="button" onClick={() => setCount(count + 10 * FIRST)}>
            {words.showMore}
          </button>
          <span class="quiet">{words.countShown(count, disposals.length)}</span>
        </p>
      )}
    </>
  );
}

function Item({ disposal, onPick }: { readonly disposal: Disposal } & Pick<DisposalsProps, 'onPick'>) {
  const { date, ticker, quantity, proceeds, matches } = disposal;
  const name = (
    <>
      <span class="figure quiet">{writeDay(LOCALE, date)}</span>{' '}
      <Said text={GAINS_WORDS.sale(writeShares(quantity), ticker)} />
    </>
  );
  return (
    <li class="disposal">
      <p class="line">
        {onPick === undefined ? (
          <span>{name}</span>
        ) : (
          <button type="button" class="link" onClick={() => onPick({ date, ticker })}>
            {name}
          </button>
        )}
        <span class="quiet">
          {GAINS_WORDS.proceedsOf} <span class="figure">{writePounds(proceeds)}</span>
        </span>
      </p>
      <ul class="matches">
        {matches.map(({ rule, quantity: matched, gain_or_loss: gain }, place) => (
          <li key={place} class="line">
            <span class="quiet">
              {ruleName(rule)} <span class="figure">{writeShares(matched)}</span>
            </span>
            <Outcome amount={gain} />
          </li>
        ))}
      </ul>
    </li>
  );
}
