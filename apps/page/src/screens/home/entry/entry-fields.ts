import type { Language } from '@bursar/views/language';

import { writtenChoice, type Field, type Values } from '../../../forms/fields';
import type { Account } from '../../accounts/account-changes';
import { entryFields } from '../../budget-place/budget-forms';
import { splitFields } from '../../shared-expenses/split';
import { budgetUserOf, currencyOf, type EntryContext, type Lands } from './entry-context';

interface Destination {
  readonly lands: Lands | undefined;
  readonly accounts: readonly Account[];
  /** Whether it is to be said that this is no income, also where only what is spent can go. */
  readonly asksType: boolean;
}

/** What is stored of an entry, by where it goes. */
export function fieldsOf(
  context: EntryContext,
  { lands, accounts, asksType }: Destination,
  typed: Values,
): readonly Field[] {
  const { language, people } = context;
  const { t } = language;
  const currency = currencyOf(context, lands, accounts);
  const amount: Field = {
    ...{ kind: 'amount', name: 'amount', label: t('form.amount') },
    ...(currency !== undefined && { currency }),
  };
  const description = (longest: number): Field => ({
    ...{ kind: 'text', name: 'description', label: t('form.description'), longest },
  });
  const day: Field = { kind: 'day', name: 'day', label: t('form.date') };
  if (lands === 'shared') {
    return [
      ...[amount, description(280), ...(asksType ? [typeField(language)] : [])],
      {
        ...{ kind: 'choice', name: 'payer', label: t('shared.payer') },
        choices: people.map(({ id, name }) => writtenChoice(id, name)),
      },
      day,
      ...splitFields(language, people, typed),
    ];
  }
  if (lands !== 'budget') return [amount, description(255), typeField(language), day];
  const user = budgetUserOf(context);
  const budget = { language, currency: context.currencies.budget };
  return [
    typeField(language),
    ...(user === '' ? [{ kind: 'text' as const, name: 'user', label: t('budget.whose'), longest: 64 }] : []),
    ...entryFields(budget, typed['type'] ?? '', typed['category']),
  ];
}

function typeField({ t }: Language): Field {
  return {
    ...{ kind: 'choice', name: 'type', label: t('ledger.direction') },
    choices: [
      { value: 'EXPENSE', label: t('ledger.direction.DEBIT_ONLY') },
      { value: 'INCOME', label: t('ledger.direction.CREDIT_ONLY') },
    ],
  };
}
