import { printable } from '@bursar/toolkit';

import { writeDay } from '../format/dates';
import type { DisposalReference } from './disposal-reference';
import { LOCALE } from './locale';
import { CAPITAL_GAINS_MESSAGES } from './messages';

interface DisposalSelectProps {
  readonly disposals: readonly DisposalReference[];
  readonly current: DisposalReference;
  readonly onPick: (disposal: DisposalReference) => void;
}

const keyOf = ({ date, ticker }: DisposalReference) => `${date} ${ticker}`;

/** Such as "10 Dec 2024, ORCH". */
export function labelOfDisposal({ date, ticker }: DisposalReference): string {
  return `${writeDay(LOCALE, date)}, ${printable(ticker)}`;
}

/** A list of all disposals of the history to choose from. */
export function DisposalSelect({ disposals, current, onPick }: DisposalSelectProps) {
  const select = (key: string) => {
    const picked = disposals.find((disposal) => keyOf(disposal) === key);
    if (picked !== undefined) onPick(picked);
  };
  return (
    <label class="disposal-select">
      <span class="quiet">{CAPITAL_GAINS_MESSAGES.choose}</span>
      <select value={keyOf(current)} onChange={({ currentTarget }) => select(currentTarget.value)}>
        {disposals.map((disposal) => (
          <option key={keyOf(disposal)} value={keyOf(disposal)}>
            {labelOfDisposal(disposal)}
          </option>
        ))}
      </select>
    </label>
  );
}
