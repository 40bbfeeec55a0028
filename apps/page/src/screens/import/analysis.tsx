import { Phrase, useLanguage, UserText } from '@bursar/views/html-views';

import type { ImportResult } from './import-results';
import { problemOf } from './row-problem';
import { StatementProof } from './statement-proof';
import { useAmounts } from './use-amounts';

/** The result of an analysis: counts, sums, proof, and what cannot be read. */
export function Analysis({ result }: { readonly result: ImportResult }) {
  const { t, quantity, dayRange } = useLanguage();
  const { start_date: from, end_date: to, sums, accounts, left_out_count: leftOut } = result;
  const counts = [
    ['new', result.new_count],
    ['duplicate', result.duplicate_count],
    ['modified', result.modified_count],
    ...(result.similar_count > 0 ? [['similar', result.similar_count] as const] : []),
    ['invalid', result.invalid_count],
  ] as const;
  const write = useAmounts(accounts[0]?.currency);
  return (
    <>
      <div>
        <h2>{t('import.found')}</h2>
        <dl class="counts">
          {counts.map(([name, number]) => (
            <div key={name} class={number === 0 ? 'none' : name === 'invalid' ? 'bad' : undefined}>
              <dt>{t(`import.count.${name}`)}</dt>
              <dd class="figure">{quantity(String(number))}</dd>
            </div>
          ))}
        </dl>
        {from !== null && to !== null && <p class="quiet">{dayRange(from, to)}</p>}
        {sums !== null && <p>{t('import.sums', { in: write(sums.in), out: write(sums.out), net: write(sums.net) })}</p>}
        {accounts.map((part, index) => (
          <div key={index}>
            {accounts.length > 1 && (
              <p class="strong">
                <UserText text={[part.file, part.number].filter((each) => each !== null).join(' · ')} />
              </p>
            )}
            <StatementProof part={part} />
          </div>
        ))}
        {leftOut > 0 && <p class="quiet">{t('import.leftOut', { count: leftOut })}</p>}
      </div>
      {result.errors.length > 0 && <Unreadable result={result} />}
    </>
  );
}

const MAX_ERRORS = 10;

function Unreadable({ result: { errors, invalid_count: all } }: { readonly result: ImportResult }) {
  const { t } = useLanguage();
  const more = all - Math.min(errors.length, MAX_ERRORS);
  return (
    <div>
      <h2>{t('import.errors')}</h2>
      <ul class="errors">
        {errors.slice(0, MAX_ERRORS).map(({ row, message }) => (
          <li key={`${row} ${message}`}>
            <span class="strong">{t('import.row', { row })}</span> <Problem message={message} />
          </li>
        ))}
      </ul>
      {more > 0 && <p class="quiet">{t('import.moreErrors', { count: more })}</p>}
    </div>
  );
}

function Problem({ message }: { readonly message: string }) {
  const { key, value } = problemOf(message);
  return <Phrase of={key} values={{ value: <UserText text={value} /> }} />;
}
