import { moneyWriter, Said, writeDay } from '@bursar/views/pictures';

import type { ImportResult } from './import-result';
import { count, LOCALE } from './locale';
import { IMPORT_WORDS as WORDS } from './words';

/** What an analysis found: how many rows stand how to what is stored, the first of them, and those that cannot be read. */
export function Findings({ result }: { readonly result: ImportResult }) {
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
        <h2 id="found">{WORDS.found}</h2>
        <dl class="counts">
          {counts.map(([name, number]) => (
            <div key={name} class={number === 0 ? 'none' : name === 'invalid' ? 'bad' : undefined}>
              <dt>{WORDS.counts[name]}</dt>
              <dd class="figure">{count(number)}</dd>
            </div>
          ))}
        </dl>
        {from !== null && to !== null && (
          <p class="quiet">{WORDS.span(writeDay(LOCALE, from), writeDay(LOCALE, to))}</p>
        )}
      </section>
      {result.errors.length > 0 && <Unreadable result={result} />}
      {result.preview.length > 0 && <Preview rows={result.preview} />}
    </>
  );
}

const SHOWN_ERRORS = 10;

function Unreadable({ result: { errors, invalid_count: all } }: { readonly result: ImportResult }) {
  const more = all - Math.min(errors.length, SHOWN_ERRORS);
  return (
    <section aria-labelledby="errors">
      <h2 id="errors">{WORDS.errors}</h2>
      <ul class="errors">
        {errors.slice(0, SHOWN_ERRORS).map(({ row, message }) => (
          <li key={`${row} ${message}`}>
            <span class="strong">{WORDS.row(row)}</span> <Said text={message} />
          </li>
        ))}
      </ul>
      {more > 0 && <p class="quiet">{WORDS.moreErrors(count(more))}</p>}
    </section>
  );
}

function Preview({ rows }: { readonly rows: ImportResult['preview'] }) {
  return (
    <section aria-labelledby="preview">
      <h2 id="preview">{WORDS.preview}</h2>
      <table class="rows">
        <thead class="sr-only">
          <tr>
            <th scope="col">{WORDS.what}</th>
            <th scope="col">{WORDS.amount}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ status, booked_at: booked, description, amount }, place) => (
            <tr key={place}>
              <td class="row-what">
                <Said text={description} />
                <span class="row-note">
                  <span class="figure">{writeDay(LOCALE, booked)}</span> · {WORDS.status[status] ?? status}
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
