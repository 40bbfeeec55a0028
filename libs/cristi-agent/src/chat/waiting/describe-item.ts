import { formatMxn } from '../../model/format-mxn';
import { sanitizeName } from '../../model/sanitize-name';
import type { EntryFields, WaitingCall, WaitingItem } from '../../model/waiting';
import { entryLine, entryLines, formatTime, listOf, typeName } from '../describe';
import { priorityName } from '../priorities';
import type { Say } from '../sentences/sentences';
import { noteLines } from './doubt-text';

type Input = Readonly<Record<string, unknown>>;

/** What waits, alone, over several lines. */
export function itemLines(say: Say, item: WaitingItem): string[] {
  if (item.kind === 'entry') {
    const type = typeName(say, item.fields.type);
    const title = item.open.length === 0 ? say('willSaveOne', { type }) : say('understoodOne', { type });
    return [title, ...entryLines(say, item.fields), ...noteLines(say, item.notes)];
  }
  const { title, facts } = describeCall(say, item);
  return [title, ...facts.map((fact) => `• ${fact}`)];
}

/** What waits as one of several. */
export function itemLine(say: Say, item: WaitingItem): string {
  if (item.kind === 'entry') return entryLine(say, item.fields);
  const { name, facts } = describeCall(say, item);
  return facts.length === 0 ? name : `${name}: ${facts.join(' · ')}`;
}

/** The transaction after a patch. */
export function patchedFields(previous: EntryFields, patch: unknown): EntryFields {
  return { ...previous, ...Object(patch) } as EntryFields;
}

interface Description {
  /** Alone. */
  readonly title: string;
  /** Among others. */
  readonly name: string;
  readonly facts: readonly string[];
}

function describeCall(say: Say, { tool, input, previous }: WaitingCall): Description {
  switch (tool) {
    case 'edit_transaction':
      return describeEdit(say, input, previous);
    case 'set_bank_balance':
      return {
        title: say('willSaveBalance'),
        name: say('bankBalance'),
        facts: [money(input['bank_balance_mxn_cents']), formatTime(String(input['as_of_iso']))],
      };
    case 'set_budget_cap':
      return describeCap(say, input);
    case 'add_or_update_debt':
      return describeDebt(say, Object(input['debt']) as Input);
    case 'set_recurring_entry':
      return describeRecurring(say, Object(input['entry']) as Input);
  }
}

function describeEdit(say: Say, input: Input, previous: EntryFields | undefined): Description {
  const before = previous === undefined ? '' : entryLine(say, previous);
  if (input['delete'] === true) return { title: say('willDelete'), name: say('delete'), facts: [before] };
  const after = previous === undefined ? '' : entryLine(say, patchedFields(previous, input['patch']));
  return {
    title: say('willCorrect'),
    name: say('correct'),
    facts: [say('before', { entry: before }), say('after', { entry: after })],
  };
}

function describeCap(say: Say, input: Input): Description {
  const category = input['category'];
  const facts = [
    say('aMonth', { amount: money(input['variable_cap_mxn_cents']) }),
    say('fromMonth', { month: String(input['effective_month']) }),
  ];
  if (typeof category !== 'string') return { title: say('willSaveCap'), name: say('variableCap'), facts };
  const values = { category: sanitizeName(category) };
  return { title: say('willSaveCategoryCap', values), name: say('categoryCap', values), facts };
}

function describeDebt(say: Say, debt: Input): Description {
  const name = sanitizeName(String(debt['name']));
  const month = debt['minimum_paid_month'];
  if (typeof month === 'string') {
    const values = { name, month };
    return { title: say('willMarkMinimum', values), name: say('minimumPaid', values), facts: [] };
  }
  const { priority, balance_mxn_cents: balance, minimum_payment_mxn_cents: minimum, due_day_of_month: day } = debt;
  const { do_not_accelerate: isKept } = debt;
  return {
    // Only a new debt has to have a priority.
    title: say(priority === undefined ? 'willChangeDebt' : 'willSaveDebt', { name }),
    name: say('debt', { name }),
    facts: [
      ...(priority === undefined ? [] : [say('priority', { priority: priorityName(say, String(priority)) })]),
      ...(balance === undefined ? [] : [say('debtBalance', { amount: money(balance) })]),
      ...(minimum === undefined ? [] : [say('minimum', { amount: money(minimum) })]),
      ...(day === undefined ? [] : [say('dueDay', { day: String(day) })]),
      ...(isKept === undefined ? [] : [say(isKept === true ? 'doNotAccelerate' : 'accelerate')]),
    ],
  };
}

function describeRecurring(say: Say, entry: Input): Description {
  if (entry['delete'] === true) {
    const facts = [sanitizeName(String(entry['name']))];
    return { title: say('willDeleteRecurring'), name: say('removeRecurring'), facts };
  }
  return { title: say('willSaveRecurring'), name: say('recurring'), facts: [recurringLine(say, entry)] };
}

/** A recurring entry on one line, as a tool takes or gives it. */
export function recurringLine(say: Say, entry: Input): string {
  const { name, type, amount_mxn_cents: amount, category, category_type: kind } = entry;
  const { days_of_month: days, every_weeks: weeks, yearly: day } = entry;
  return [
    sanitizeName(String(name)),
    `${typeName(say, type === 'INCOME' ? 'INCOME' : 'EXPENSE')} ${money(amount)}`,
    `${sanitizeName(String(category))} (${String(kind)})`,
    ...(Array.isArray(days) ? [say('onDays', { days: listOf(say, days.map(String)) })] : []),
    ...(weeks === undefined ? [] : [say('everyWeeks', { weeks: String(weeks) })]),
    ...(day === undefined ? [] : [say('yearly', { day: String(day) })]),
  ].join(' · ');
}

function money(centavos: unknown): string {
  return formatMxn(Number(centavos));
}
