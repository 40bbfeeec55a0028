import { systemClock } from '@bursar/calendar';
import type { Landing } from '@bursar/household/entry';

import { CommandFailure } from '../command-failure';
import type { LocalTools } from '../with-tools';
import { COMMAND_LINE_THREAD } from './undo-ids';
import { listed, t } from '../../language/language';

/** What a text says, complete. */
export interface ParsedEntry {
  readonly type: 'INCOME' | 'EXPENSE';
  readonly cents: number;
  /** Null where none was needed and none is known. */
  readonly categoryType: string | null;
  readonly category: string | null;
  readonly description: string;
  /** `YYYY-MM-DD`. */
  readonly date: string;
}

interface Parsed {
  readonly candidate: {
    readonly type: 'INCOME' | 'EXPENSE';
    readonly amount_mxn_cents: number | null;
    readonly category_type: string | null;
    readonly category: string | null;
    readonly description: string | null;
    readonly date_iso: string | null;
  };
  readonly missing_fields: readonly string[];
  readonly ambiguities: readonly string[];
}

/** What is missing, in the language in force. */
const MISSING: Readonly<Record<string, (candidate: Parsed['candidate']) => string>> = {
  amount: () => t('add.howMuch'),
  amount_mxn_cents: () => t('add.howMuch'),
  date: () => t('add.when'),
  category: ({ type }) => (type === 'INCOME' ? t('add.whatIncome') : t('add.whatKind')),
  description: () => t('add.whatFor'),
  type: () => t('add.which'),
};

interface ReadEntry {
  readonly user: string;
  readonly text: string;
  /** Where it goes: its days are those of that ledger. */
  readonly ledger: Landing['ledger'];
  /** Entries of the budget have a category; of others what they were for is enough. */
  readonly needsCategory: boolean;
  /** What an entry was for, of all that describes it. */
  readonly describe: (description: string) => string;
}

/** Reads an entry. Throws a CommandFailure whose details name what is missing or unclear: nothing is guessed. */
export async function parseEntry(
  { call, settings }: LocalTools,
  { user, text, ledger, needsCategory, describe }: ReadEntry,
): Promise<ParsedEntry> {
  const { clockReadingFor, withFrench, withoutFrench } = await import('@bursar/household/entry');
  const { time_zone: timeZone } = await settings();
  const input = {
    user_id: user,
    thread_id: COMMAND_LINE_THREAD,
    text: withoutFrench(text),
    now_iso: clockReadingFor(ledger, timeZone, new Date(systemClock.now())),
  };
  const { structured } = await call('parse_transaction_from_text', input);
  const { data } = structured as unknown as { readonly data: Parsed };
  const candidate = withFrench(data.candidate, text);
  const {
    amount_mxn_cents: cents,
    category_type: categoryType,
    category,
    description: found,
    date_iso: date,
  } = candidate;
  const isNeeded = (field: string) => !isOfCategory(field) || (needsCategory && category === data.candidate.category);
  const ambiguities = data.ambiguities.filter((ambiguity) => needsCategory || !isOfCategory(ambiguity));
  const description = describe(found ?? '');
  const missing = [
    ...data.missing_fields.filter(isNeeded),
    ...(description === '' && !needsCategory ? ['description'] : []),
  ];
  const isUnknown = needsCategory && (category === null || categoryType === null);
  if (cents === null || date === null || isUnknown || missing.length > 0) {
    const words = [...new Set(missing.flatMap((field) => MISSING[field]?.(candidate) ?? []))];
    throw new CommandFailure(
      'MISSING',
      t('add.missing', { what: words.length === 0 ? t('add.more') : listed(words) }),
      { stored: false, missing },
    );
  }
  if (ambiguities.length > 0) {
    throw new CommandFailure('AMBIGUOUS', t('add.unclear', { what: ambiguities.join('; ') }), {
      stored: false,
      missing: ambiguities,
    });
  }
  return { type: candidate.type, cents, categoryType, category, description: description || text, date };
}

/** Of a field's name, or of a doubt that begins with it. */
const isOfCategory = (field: string) => field.startsWith('category');
