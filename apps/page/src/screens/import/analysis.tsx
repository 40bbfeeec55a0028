import { moneyWriter, UserText, writeDay } from '@bursar/views/html-views';

import type { ImportResult } from './import-results';
import { formatCount, LOCALE } from './locale';
import { IMPORT_MESSAGES as MESSAGES } from './messages';

/** The result of an analysis: counts of new, known, modified and unreadable rows, errors, and a preview. */
export function Analysis({ result }: { readonly result: ImportResult }) {
  const { start_date: from, end_date: to } = result;
  const counts = [
    ['new', result.new_count],
    ['duplicate', result.duplicate_count],
    ['modified', result.modified_count],
    ['invalid', result.invalid_count],
  ] as const;
  return (
    <>
      <section aria-labelledby="found">
        <h2 id="found">{MESSAGES.found}</h2>
        <dl class="counts">
          {counts.map(([name, number]) => (
            <div key={name} class={number === 0 ? 'none' : name === 'invalid' ? 'bad' : undefined}>
              <dt>{MESSAGES.counts[name]}</dt>
              <dd class="figure">{formatCount(number)}</dd>
            </div>
          ))}
        </dl>
        {from !== null && to !== null && (
          <p class="quiet">{MESSAGES.span(writeDay(LOCALE, from), writeDay(LOCALE, to))}</p>
        )}
      </section>
      {result.errors.length > 0 && <Unreadable result={result} />}
      {result.preview.length > 0 && <Preview rows={result.preview} />}
    </>
  );
}

const MAX_ERRORS = 10;

function Unreadable({ result: { errors, invalid_count: all } }: { readonly result: ImportResult }) {
  const more = all - Math.min(errors.length, MAX_ERRORS);
  return (
    <section aria-labelledby="errors">
      <h2 id="errors">{MESSAGES.errors}</h2>
      <ul class="errors">
        {errors.slice(0, MAX_ERRORS).map(({ row, message }) => (
          <li key={`${row} ${message}`}>
            <span class="strong">{MESSAGES.row(row)}</span> <UserText text={message} />
          </li>
        ))}
      </ul>
      {more > 0 && <p class="quiet">{MESSAGES.moreErrors(formatCount(more))}</p>}
    </section>
  );
}

function Preview({ rows }: { readonly rows: ImportResult['preview'] }) {
  return (
    <section aria-labelledby="preview">
      <h2 id="preview">{MESSAGES.preview}</h2>
      <table class="rows">
        <thead class="sr-only">
          <tr>
            <th scope="col">{MESSAGES.what}</th>
            <th scope="col">{MESSAGES.amount}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ status, booked_at: booked, description, amount }, index) => (
            <tr key={index}>
              <td class="row-what">
                <UserText text={description} />
                <span class="row-note">
                  <span class="figure">{writeDay(LOCALE, booked)}</span> · {MESSAGES.status[status]}
                </span>
              </td>
              <td class="row-amount figure">{moneyWriter(LOCALE, amount.currency)(amount.amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
