import { printable } from '@bursar/toolkit';

import { writeDay } from '../format/dates';
import { LOCALE } from './locale';
import { GAINS_WORDS } from './words';

interface Reference {
  readonly date: string;
  readonly ticker: string;
}

interface DisposalChoiceProps {
  readonly disposals: readonly Reference[];
  readonly current: Reference;
  readonly onPick: (disposal: Reference) => void;
}

const keyOf = ({ date, ticker }: Reference) => `${date} ${ticker}`;

/** "10 Dec 2024, ORCH" */
export function nameOfDisposal({ date, ticker }: Reference): string {
  return `${writeDay(LOCALE, date)}, ${printable(ticker)}`;
}

/** Every disposal of the history, to look at another. */
export function DisposalChoice({ disposals, current, onPick }: DisposalChoiceProps) {
  const choose = (key: string) => {
    const picked = disposals.find((disposal) => keyOf(disposal) === key);
    if (picked !== undefined) onPick(picked);
  };
  return (
    <label class="choice">
      <span class="quiet">{GAINS_WORDS.choose}</span>
      <select value={keyOf(current)} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        {disposals.map((disposal) => (
          <option key={keyOf(disposal)} value={keyOf(disposal)}>
            {nameOfDisposal(disposal)}
          </option>
        ))}
      </select>
    </label>
  );
}
