import { useState } from 'preact/hooks';

import { AsyncSection } from '../components/async-section';
import { UserText } from '../components/user-text';
import { writeDay } from '../format/dates';
import { useToolResult } from '../hooks/use-tool-result';
import { MESSAGES } from '../messages/messages';
import type { CallTool, ToolInput } from '../tools/tool-call';
import type { Disposal, TaxYear } from './capital-gains-results';
import type { DisposalReference } from './disposal-reference';
import { GainOrLoss } from './gain-or-loss';
import { LOCALE, writePounds, writeShares } from './locale';
import { CAPITAL_GAINS_MESSAGES, RULES } from './messages';
import { startOf } from './year-switcher';

interface DisposalsProps {
  readonly year: TaxYear;
  readonly history: ToolInput | undefined;
  readonly callTool: CallTool;
  readonly onSelect: ((disposal: DisposalReference) => void) | undefined;
}

/** The number of disposals shown at first; a year may have thousands. */
const FIRST = 100;

/** The disposals of a tax year with the shares that each rule matched. */
export function Disposals({ year, history, callTool, onSelect }: DisposalsProps) {
  const isOmitted = year.disposals === undefined && year.disposal_count > 0;
  const input = isOmitted && history ? { ...history, year: startOf(year.period) } : undefined;
  const state = useToolResult(callTool, 'calculate_report', input);
  return (
    <section aria-labelledby="disposals">
      <h2 id="disposals">{CAPITAL_GAINS_MESSAGES.disposals}</h2>
      {year.disposal_count === 0 && <p class="quiet">{CAPITAL_GAINS_MESSAGES.noDisposals}</p>}
      {year.disposals !== undefined && <List disposals={year.disposals} onSelect={onSelect} />}
      {isOmitted && (
        <AsyncSection locale={LOCALE} state={state}>
          {({ tax_years: [full] }) => <List disposals={full?.disposals ?? []} onSelect={onSelect} />}
        </AsyncSection>
      )}
    </section>
  );
}

function List({ disposals, onSelect }: { readonly disposals: readonly Disposal[] } & Pick<DisposalsProps, 'onSelect'>) {
  const [count, setCount] = useState(FIRST);
  const messages = MESSAGES[LOCALE];
  return (
    <>
      <ul class="disposals">
        {disposals.slice(0, count).map((disposal) => (
          <Item key={`${disposal.date} ${disposal.ticker}`} disposal={disposal} onSelect={onSelect} />
        ))}
      </ul>
      {count < disposals.length && (
        <p class="more">
          <button type="button" class="button" onClick={() => setCount(count + 10 * FIRST)}>
            {messages.showMore}
          </button>
          <span class="quiet">{messages.countShown(count, disposals.length)}</span>
        </p>
      )}
    </>
  );
}

function Item({ disposal, onSelect }: { readonly disposal: Disposal } & Pick<DisposalsProps, 'onSelect'>) {
  const { date, ticker, quantity, proceeds, matches } = disposal;
  const name = (
    <>
      <span class="figure quiet">{writeDay(LOCALE, date)}</span>{' '}
      <UserText text={CAPITAL_GAINS_MESSAGES.sale(writeShares(quantity), ticker)} />
    </>
  );
  return (
    <li class="disposal">
      <p class="line">
        {onSelect === undefined ? (
          <span>{name}</span>
        ) : (
          <button type="button" class="link" onClick={() => onSelect({ date, ticker })}>
            {name}
          </button>
        )}
        <span class="quiet">
          {CAPITAL_GAINS_MESSAGES.proceedsOf} <span class="figure">{writePounds(proceeds)}</span>
        </span>
      </p>
      <ul class="matches">
        {matches.map(({ rule, quantity: matched, gain_or_loss: gain }, index) => (
          <li key={index} class="line">
            <span class="quiet">
              {RULES[rule].name} <span class="figure">{writeShares(matched)}</span>
            </span>
            <GainOrLoss amount={gain} />
          </li>
        ))}
      </ul>
    </li>
  );
}
