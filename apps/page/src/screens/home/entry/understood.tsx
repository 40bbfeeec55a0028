import { CategoryName, Phrase, UserText } from '@bursar/views/html-views';
import type { ComponentChildren } from 'preact';

import { readAmount } from '../../../forms/amount';
import { isDay, type Values } from '../../../forms/fields';
import type { Account } from '../../accounts/account-changes';
import { accountOf, currencyOf, type EntryContext, type Lands } from './entry-context';

interface UnderstoodProps {
  readonly context: EntryContext;
  readonly accounts: readonly Account[];
  readonly lands: Lands | undefined;
  readonly typed: Values;
  /** Whether the amount is in the currency of where it goes. */
  readonly isAmountKnown: boolean;
}

/** An entry in one line: what is known of it, and where it will be stored. */
export function Understood({ context, accounts, lands, typed, isAmountKnown }: UnderstoodProps) {
  const { t, locale, money, day } = context.language;
  const currency = currencyOf(context, lands, accounts);
  const amount = isAmountKnown ? readAmount(locale, typed['amount'] ?? '') : undefined;
  const payer = context.people.find(({ id }) => id === typed['payer'])?.name;
  const account = accountOf(accounts, lands);
  const where =
    account !== undefined ? <UserText text={account.name} /> : <PlaceName lands={lands} context={context} />;
  const isIn = lands !== 'shared' && typed['type'] === 'INCOME';
  const parts: readonly (ComponentChildren | undefined)[] = [
    amount === undefined || currency === undefined ? undefined : (
      <span class="figure strong">{money(currency)(amount)}</span>
    ),
    isIn ? t('ledger.direction.CREDIT_ONLY') : undefined,
    typed['description'] ? <UserText text={typed['description']} /> : undefined,
    isDay(typed['day'] ?? '') ? day(typed['day'] ?? '') : undefined,
    lands === 'budget' && typed['category'] ? <CategoryName name={typed['category']} /> : undefined,
    lands === 'shared' && payer !== undefined ? (
      <Phrase of="entry.paidBy" values={{ payer: <UserText text={payer} /> }} />
    ) : undefined,
    lands === undefined ? undefined : <Phrase of="entry.goesTo" values={{ where: <strong>{where}</strong> }} />,
  ];
  return (
    <p class="proposal-line" tabIndex={-1} data-first>
      {parts
        .filter((part) => part !== undefined)
        .map((part, index) => (
          <span key={index}>
            {index > 0 && ' · '}
            {part}
          </span>
        ))}
    </p>
  );
}

function PlaceName({ lands, context }: Pick<UnderstoodProps, 'lands' | 'context'>) {
  const { t } = context.language;
  return <>{t(lands === 'shared' ? 'settings.entryTo.shared' : 'settings.entryTo.budget')}</>;
}
