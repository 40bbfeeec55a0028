import { useLanguage, UserText } from '@bursar/views/html-views';
import { useId } from 'preact/hooks';

import type { Answer } from './answers';
import type { ImportResult } from './import-results';
import { useAmounts } from './use-amounts';

type Row = ImportResult['preview'][number];
type Role = 'date' | 'description' | 'payee' | 'amount' | 'debit' | 'credit' | 'balance' | 'category';

interface RowsTableProps {
  readonly result: ImportResult;
  readonly onAnswer: (answer: Answer) => void;
}

/** The first entries as a table; above each column a menu of the columns of the file. */
export function RowsTable({ result, onAnswer }: RowsTableProps) {
  const { t } = useLanguage();
  const heading = useId();
  const { preview, reading } = result;
  const mapped = (reading.mapping['columns'] ?? {}) as Readonly<Record<string, unknown>>;
  const roles = rolesOf(result, mapped);
  const names = reading.column_names;
  return (
    <div>
      <h2 id={heading}>{t('import.preview')}</h2>
      <div class="table-scroll" tabIndex={0} role="group" aria-labelledby={heading}>
        <table class="entries">
          <thead>
            <tr>
              {roles.map((role) => (
                <th scope="col" key={role} class={isMoney(role) ? 'row-amount' : undefined}>
                  {t(`import.role.${role}`)}
                  {names !== null && <ColumnMenu role={role} names={names} value={mapped[role]} onAnswer={onAnswer} />}
                </th>
              ))}
              <th scope="col">{t('import.state')}</th>
            </tr>
          </thead>
          <tbody>
            {preview.map((row) => (
              <tr key={row.row}>
                {roles.map((role) => (
                  <td key={role} class={isMoney(role) ? 'row-amount figure' : role === 'date' ? 'figure' : undefined}>
                    <Cell row={row} role={role} />
                  </td>
                ))}
                <td>{t(`import.status.${row.status}`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

interface ColumnMenuProps {
  readonly role: Role;
  readonly names: readonly string[];
  /** A name, a number from 1, a list of either, or nothing. */
  readonly value: unknown;
  readonly onAnswer: (answer: Answer) => void;
}

function ColumnMenu({ role, names, value, onAnswer }: ColumnMenuProps) {
  const { t } = useLanguage();
  const [current] = [value].flat();
  const place = typeof current === 'number' ? current : names.indexOf(String(current)) + 1;
  const choose = (text: string) => {
    const column = text === '' ? null : Number(text);
    const given = role === 'description' ? (column === null ? [] : [column]) : column;
    onAnswer({ mapping: { columns: { [role]: given } } });
  };
  return (
    <select
      class="input column-menu"
      aria-label={t('import.columnFor', { role: t(`import.role.${role}`) })}
      value={place > 0 ? String(place) : ''}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    >
      <option value="">{t('import.noColumn')}</option>
      {names.map((name, index) => (
        <option key={index} value={String(index + 1)}>
          {name.trim() === '' ? t('import.unnamedColumn', { number: index + 1 }) : name}
        </option>
      ))}
    </select>
  );
}

/** The columns that there is something to show of, or that the file has. */
function rolesOf({ preview, reading }: ImportResult, mapped: Readonly<Record<string, unknown>>): readonly Role[] {
  const hasMenus = reading.column_names !== null;
  const isSplit = [mapped['debit'], mapped['credit']].some((column) => (column ?? null) !== null);
  return [
    'date',
    'description',
    ...(hasMenus || preview.some(({ payee }) => payee !== null) ? (['payee'] as const) : []),
    ...(isSplit ? (['debit', 'credit'] as const) : (['amount'] as const)),
    ...(hasMenus || preview.some(({ balance }) => balance !== null) ? (['balance'] as const) : []),
    ...(preview.some(({ category_name: name }) => name !== null) ? (['category'] as const) : []),
  ];
}

function isMoney(role: Role): boolean {
  return ['amount', 'debit', 'credit', 'balance'].includes(role);
}

function Cell({ row, role }: { readonly row: Row; readonly role: Role }) {
  const { amount, currency } = row.amount;
  const { day } = useLanguage();
  const write = useAmounts(currency);
  const isDebit = amount.startsWith('-');
  switch (role) {
    case 'date':
      return <>{day(row.booked_at)}</>;
    case 'description':
      return <UserText text={row.description} />;
    case 'payee':
      return <UserText text={row.payee ?? ''} />;
    case 'category':
      return <UserText text={row.category_name ?? ''} />;
    case 'balance':
      return <>{row.balance === null ? '' : write(row.balance)}</>;
    case 'debit':
      return <>{isDebit ? write(amount) : ''}</>;
    case 'credit':
      return <>{isDebit ? '' : write(amount)}</>;
    case 'amount':
      return <>{write(amount)}</>;
  }
}
