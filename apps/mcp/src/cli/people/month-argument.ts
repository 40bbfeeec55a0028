import { parseYearMonth, type YearMonth } from '@bursar/calendar';

import { invalidValue } from '../../configuration/read-settings';
import { rejectMore } from '../reject-positionals';
import { t } from '../../language/language';

/** The month that was named, if one was. Throws a UsageError for anything else. */
export function monthArgument(command: string, [text, ...others]: readonly string[]): YearMonth | undefined {
  rejectMore(command, others);
  if (text === undefined) return undefined;
  const month = parseYearMonth(text);
  if (month === undefined || month < '2000' || month > '2101') throw invalidValue('month', text, t('expected.month'));
  return month;
}
