import type { Envelope } from '../model/envelope';
import { sanitizeName } from '../model/sanitize-name';
import type { Say } from './sentences/sentences';
import type { SentenceKey } from './sentences/sentence-key';

type Refused = Pick<Extract<Envelope, { ok: false }>['error'], 'code' | 'details'>;

const BY_CODE: Readonly<Record<string, SentenceKey>> = {
  DB_ERROR: 'databaseAway',
  CONFLICT: 'totalTooLarge',
  AUTH_ERROR: 'notAllowed',
  NOT_FOUND: 'nothingThere',
};

const BY_FIELD: Readonly<Record<string, SentenceKey>> = {
  text: 'tooLong',
  category: 'badCategory',
  name: 'badName',
  date_iso: 'badDate',
  month: 'badMonth',
  effective_month: 'badMonth',
  priority: 'debtPriority',
  due_day_of_month: 'badDay',
  forget: 'badPhrase',
};

/** The text for people about a tool's refusal. */
export function refusalText(say: Say, { code, details }: Refused): string {
  if (code === 'NOT_FOUND' && Array.isArray(details['missing'])) return say('balanceNotSet');
  if (code === 'NOT_FOUND' && 'transaction_id' in details) return say('goneFromList');
  if (code !== 'VALIDATION_ERROR') return say(BY_CODE[code] ?? 'refused');
  const field = String(details['field']);
  const name = field.slice(field.lastIndexOf('.') + 1);
  const key = BY_FIELD[name];
  return key === undefined ? say('badField', { field: sanitizeName(name) }) : say(key);
}
