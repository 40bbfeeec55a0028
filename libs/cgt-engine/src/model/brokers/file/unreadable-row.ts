import { printable, quoted, type DomainError } from '@bursar/toolkit';

import { refusal } from '../../../errors';

/** Where in a broker's file something stands that cannot be read. */
export interface BrokerPlace {
  readonly file: string;
  readonly row: number;
  readonly field: string;
  readonly value: string;
}

const SHOWN_LENGTH = 100;

/** The refusal of a record that trades but cannot be read. `expected` continues "… is not". */
export function unreadableRow({ file, row, field, value }: BrokerPlace, expected: string): DomainError {
  const shown = printable(value.slice(0, SHOWN_LENGTH));
  const found =
    shown === '' ? `${field} is empty; expected ${expected}` : `${field} ${quoted(shown)} is not ${expected}`;
  return refusal(
    'BROKER_ROW_UNREADABLE',
    printable(`${file}, row ${row}: ${found}`),
    { hint: 'export the file again, or correct this row in a copy and send that' },
    { file, row, field, value: shown },
  );
}
