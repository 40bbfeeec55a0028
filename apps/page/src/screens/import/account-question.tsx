import { useLanguage } from '@bursar/views/html-views';
import { useState } from 'preact/hooks';

import { AccountFields, accountInput, NEW_ACCOUNT, type AccountChoice } from './account-fields';
import type { Answer } from './answers';
import type { Account, ImportResult } from './import-results';

interface AccountQuestionProps {
  readonly result: ImportResult;
  readonly accounts: readonly Account[];
  readonly onAnswer: (answer: Answer) => void;
}

/** Asks which account each open number of a statement belongs to: a stored one, a new one, or none. */
export function AccountQuestion({ result, accounts, onAnswer }: AccountQuestionProps) {
  const { t } = useLanguage();
  const open = openNumbers(result);
  const [chosen, setChosen] = useState<Readonly<Record<string, AccountChoice>>>({});
  const choiceOf = (number: string | null) => chosen[number ?? ''] ?? firstChoice(result, number, accounts);
  const answer = answerOf(open, choiceOf);
  return (
    <form
      class="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (answer !== undefined) onAnswer(answer);
      }}
    >
      <p class="strong">{t('import.question.account')}</p>
      {open.map((number) => (
        <AccountFields
          key={number}
          accounts={accounts}
          label={number === null ? t('import.account') : t('import.accountOf', { number })}
          mayLeaveOut={open.length > 1}
          choice={choiceOf(number)}
          onChoice={(choice) => setChosen({ ...chosen, [number ?? '']: choice })}
        />
      ))}
      <button type="submit" class="button primary" disabled={answer === undefined}>
        {t('import.continue')}
      </button>
    </form>
  );
}

/** The numbers whose account nobody has named. */
function openNumbers({ accounts }: ImportResult): readonly (string | null)[] {
  return [...new Set(accounts.filter(({ account_id: id }) => id === null).map(({ number }) => number))];
}

/** The first stored account in the currency of the statement, else a new one in it. */
function firstChoice(
  { accounts: parts, questions }: ImportResult,
  number: string | null,
  accounts: readonly Account[],
): AccountChoice {
  const currency = parts.find((part) => part.number === number)?.currency ?? undefined;
  const candidates = questions.find(({ about }) => about === 'account')?.candidates ?? [];
  const ids = candidates.flatMap(({ answer }) => {
    const { account_id: id, statement_accounts: given = [] } = answer as GivenAccounts;
    return [id, ...given.filter((each) => each.number === number).map((each) => each.account_id)];
  });
  const stored = accounts.find(({ id }) => ids.includes(id));
  return { ...NEW_ACCOUNT, ...(currency !== undefined && { currency }), existingId: stored?.id ?? '' };
}

interface GivenAccounts {
  readonly account_id?: string;
  readonly statement_accounts?: readonly { readonly number: string; readonly account_id: string | null }[];
}

/** Undefined while something is missing. */
function answerOf(
  open: readonly (string | null)[],
  choiceOf: (number: string | null) => AccountChoice,
): Answer | undefined {
  const [only] = open;
  if (open.length === 1 && (only ?? null) === null) return accountInput(choiceOf(null));
  const given = open.map((number) => {
    const choice = choiceOf(number);
    const target = choice.isLeftOut === true ? { account_id: null } : accountInput(choice);
    return target && { number, ...target };
  });
  return given.every((each) => each !== undefined) ? { statement_accounts: given } : undefined;
}
