import { printable } from '@bursar/toolkit';

import type { Language } from '../language/language';
import { useLanguage } from '../language/language-context';
import type { DisposalReference } from './disposal-reference';

interface DisposalSelectProps {
  readonly disposals: readonly DisposalReference[];
  readonly current: DisposalReference;
  readonly onPick: (disposal: DisposalReference) => void;
}

const keyOf = ({ date, ticker }: DisposalReference) => `${date} ${ticker}`;

/** Such as "10 Dec 2024, ORCH". */
export function labelOfDisposal({ date, ticker }: DisposalReference, { t, day }: Language): string {
  return t('gains.disposalLabel', { day: day(date), ticker: printable(ticker) });
}

/** A list of all disposals of the history to choose from. */
export function DisposalSelect({ disposals, current, onPick }: DisposalSelectProps) {
  const language = useLanguage();
  const select = (key: string) => {
    const picked = disposals.find((disposal) => keyOf(disposal) === key);
    if (picked !== undefined) onPick(picked);
  };
  return (
    <label class="disposal-select">
      <span class="quiet">{language.t('gains.disposal')}</span>
      <select value={keyOf(current)} onChange={({ currentTarget }) => select(currentTarget.value)}>
        {disposals.map((disposal) => (
          <option key={keyOf(disposal)} value={keyOf(disposal)}>
            {labelOfDisposal(disposal, language)}
          </option>
        ))}
      </select>
    </label>
  );
}
