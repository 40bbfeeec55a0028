import { useState } from 'preact/hooks';

import { AsyncSection } from '../components/async-section';
import { UserText } from '../components/user-text';
import { useToolResult } from '../hooks/use-tool-result';
import { Phrase, useLanguage } from '../language/language-context';
import type { CallTool, ToolInput } from '../tools/tool-call';
import type { Disposal, TaxYear } from './capital-gains-results';
import type { DisposalReference } from './disposal-reference';
import { GainOrLoss } from './gain-or-loss';
import { usePounds } from './pounds';
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
  const { t } = useLanguage();
  const isOmitted = year.disposals === undefined && year.disposal_count > 0;
  const input = isOmitted && history ? { ...history, year: startOf(year.period) } : undefined;
  const state = useToolResult(callTool, 'calculate_report', input);
  return (
    <section aria-labelledby="disposals">
      <h2 id="disposals">{t('gains.disposals')}</h2>
      {year.disposal_count === 0 && <p class="quiet">{t('gains.noDisposals')}</p>}
      {year.disposals !== undefined && <List disposals={year.disposals} onSelect={onSelect} />}
      {isOmitted && (
        <AsyncSection state={state}>
          {({ tax_years: [full] }) => <List disposals={full?.disposals ?? []} onSelect={onSelect} />}
        </AsyncSection>
      )}
    </section>
  );
}

function List({ disposals, onSelect }: { readonly disposals: readonly Disposal[] } & Pick<DisposalsProps, 'onSelect'>) {
  const [count, setCount] = useState(FIRST);
  const { t } = useLanguage();
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
            {t('common.showMore')}
          </button>
          <span class="quiet">{t('common.countShown', { shown: count, total: disposals.length })}</span>
        </p>
      )}
    </>
  );
}

function Item({ disposal, onSelect }: { readonly disposal: Disposal } & Pick<DisposalsProps, 'onSelect'>) {
  const { t, day, quantity: writeShares } = useLanguage();
  const writePounds = usePounds();
  const { date, ticker, quantity, proceeds, matches } = disposal;
  const name = (
    <>
      <span class="figure quiet">{day(date)}</span>{' '}
      <Phrase of="gains.sale" values={{ quantity: writeShares(quantity), ticker: <UserText text={ticker} /> }} />
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
          <Phrase of="gains.proceedsOf" values={{ amount: <span class="figure">{writePounds(proceeds)}</span> }} />
        </span>
      </p>
      <ul class="matches">
        {matches.map(({ rule, quantity: matched, gain_or_loss: gain }, index) => (
          <li key={index} class="line">
            <span class="quiet">
              {t(`gains.rule.${rule}`)} <span class="figure">{writeShares(matched)}</span>
            </span>
            <GainOrLoss amount={gain} />
          </li>
        ))}
      </ul>
    </li>
  );
}
