import { useLanguage } from '@bursar/views/html-views';

import type { ImportResult } from './import-results';
import { useAmounts } from './use-amounts';

type Part = ImportResult['accounts'][number];

const MAX_BREAKS = 5;

/** Whether the balances prove a statement, and how it joins those before and after it, in plain words. */
export function StatementProof({ part }: { readonly part: Part }) {
  const { proof, coverage } = part;
  const { t, day } = useLanguage();
  const write = useAmounts(part.currency);
  const { status, opening, closing } = proof;
  const difference = coverage?.difference ?? '0.00';
  const isOff = !/^-?0\.0+$/.test(difference);
  return (
    <>
      <p class={`proof ${status}`}>
        {status === 'proven' && opening !== null && closing !== null
          ? t('import.proof.provenBetween', { opening: write(opening), closing: write(closing) })
          : t(`import.proof.${status}`)}
      </p>
      {proof.breaks.slice(0, MAX_BREAKS).map(({ row, expected, found }) => (
        <p class="field-wrong" key={row}>
          {t('import.broken', { row, expected: write(expected), found: write(found) })}
        </p>
      ))}
      {coverage?.overlaps.slice(0, 1).map(({ import_id: id, start_date: from, end_date: to }) => (
        <p class="quiet" key={id}>
          {t('import.overlap', { from: day(from), to: day(to) })}
        </p>
      ))}
      {coverage?.gaps.map(({ start_date: from, end_date: to }) => (
        <p class="quiet" key={from}>
          {t('import.gap', { from: day(from), to: day(to) })}
        </p>
      ))}
      {isOff && <p class="quiet">{t('import.difference', { amount: write(difference) })}</p>}
    </>
  );
}
