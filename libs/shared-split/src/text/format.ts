import { civilDateAt } from '@bursar/calendar';
import { formatBrl, parseMinorUnits } from '@bursar/money';

import { COMPETENCE_ZONE } from '../model/competence-month';
import { fill, shown, type Shown } from './safe-text';

/** Display names by participant id, as far as they are known. */
export type Names = ReadonlyMap<string, string>;

/** Money text of a body as `R$ 1.234,56` or `-R$ 15,00`. */
export function money(text: string): Shown {
  const cents = parseMinorUnits(text);
  return shown(cents === undefined ? text : formatBrl(cents));
}

/** Money with a `+` when there is something to receive. */
export function balance(text: string): Shown {
  const cents = parseMinorUnits(text) ?? 0n;
  return cents > 0n ? fill('+{valor}', { valor: money(text) }) : money(text);
}

/** `2026-02` as `02/2026`. */
export function monthText(month: string): Shown {
  return shown(`${month.slice(5)}/${month.slice(0, 4)}`);
}

/** The end of a recurrence. */
export function endText(month: string | null): Shown {
  return month === null ? shown('sem data final') : monthText(month);
}

/** The day of an instant in São Paulo, as `dd/mm/aaaa`. */
export function dateText(instant: string): Shown {
  const [year, month, day] = civilDateAt(Date.parse(instant), COMPETENCE_ZONE).text.split('-');
  return shown(`${day}/${month}/${year}`);
}

/** `Elias (elias)`, or the id alone where no name is known. */
export function person(id: string, names: Names): Shown {
  const name = names.get(id);
  return name === undefined ? shown(id) : fill('{nome} ({id})', { nome: shown(name), id: shown(id) });
}

export function whole(number: number): Shown {
  return shown(String(number));
}
