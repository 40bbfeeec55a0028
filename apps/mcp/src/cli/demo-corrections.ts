import card from './demo-card.csv';
import type { Results, Step } from './demo-step';

interface Line {
  readonly id: string;
  readonly description: string;
  readonly suggestion: {
    readonly category_name: string;
    readonly confidence: number;
    readonly reason: string;
  } | null;
}

const OPEN = { account_id: 'card', uncategorized: true };
const update = 'finance_transactions_update';

/** The first line of the last search with a text, as the ids of an update. */
const firstLine = (results: Results, text: string) => {
  const lines = results['finance_transactions_search']?.['items'] as readonly Line[];
  return lines
    .filter(({ description }) => description.includes(text))
    .map(({ id }) => id)
    .slice(0, 1);
};

const correction = (message: string, text: string, category: string): Step => ({
  message,
  tool: update,
  input: (results) => ({ ids: firstLine(results, text), set: { category }, mode: 'commit' }),
  select: ({ changed_count, created_categories, change_id, diff }) => ({
    changed_count,
    created_categories,
    change_id,
    diff,
  }),
});

/** A statement without categories, put in order: two corrections and a rule, and the rest is suggested. */
export const CORRECTIONS: readonly Step[] = [
  {
    message: 'And this is my card statement.',
    tool: 'finance_transactions_import',
    input: { account_id: 'card', content: card, create_account: { name: 'Card', currency: 'CHF' }, mode: 'commit' },
    select: ({ import_id, imported_count, preview }) => ({ import_id, imported_count, preview }),
  },
  {
    message: 'Which of its lines have no category?',
    tool: 'finance_transactions_search',
    input: { ...OPEN, details: true },
    select: ({ total, items }) => ({
      without_category: total,
      lines: (items as readonly Line[]).map(({ id, description }) => ({ id, description })),
    }),
  },
  correction('The last one at Migros is groceries.', 'MIGROS', 'Groceries'),
  correction('And the last one at the bakery is eating out.', 'PADARIA', 'Eating out'),
  {
    message: 'What I pay the railway is transport, from now on and in the past.',
    tool: 'finance_rules_set',
    input: {
      set: [{ name: 'Railway', when: { description: 'sbb cff ffs' }, then: { category: 'Transport' } }],
      apply_to: 'past',
      mode: 'commit',
    },
    select: ({ rules_total, changed_count, diff, change_id }) => ({ rules_total, changed_count, diff, change_id }),
  },
  {
    message: 'What do you suggest for the rest, and why?',
    tool: 'finance_transactions_search',
    input: { ...OPEN, details: true },
    select: ({ items }) => Object.fromEntries((items as readonly Line[]).map(reasonOf)),
  },
  {
    message: 'Take all of these.',
    tool: update,
    input: { filter: OPEN, set: { suggested: true }, min_confidence: 0.5, mode: 'commit' },
    select: ({ matched_count, changed_count, skipped, change_id }) => ({
      matched_count,
      changed_count,
      skipped,
      change_id,
    }),
  },
  {
    message: 'No, take that back.',
    tool: 'finance_changes_undo',
    input: (results) => ({ change_id: results[update]?.['change_id'], mode: 'commit' }),
  },
  { message: 'Is the journal of all this intact?', command: ['journal', 'verify'] },
];

function reasonOf({ id, description, suggestion }: Line): readonly [string, string] {
  if (suggestion === null) return [`${id} ${description}`, 'nothing is known'];
  const { category_name: category, confidence, reason } = suggestion;
  return [`${id} ${description}`, `${category}, ${confidence.toFixed(2)}: ${reason}`];
}
