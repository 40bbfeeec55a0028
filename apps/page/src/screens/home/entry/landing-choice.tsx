import { UserText } from '@bursar/views/html-views';
import type { ComponentChildren } from 'preact';

import type { Account } from '../../accounts/account-changes';
import { hasBudget, type EntryContext, type Lands } from './entry-context';

interface LandingChoiceProps {
  readonly context: EntryContext;
  readonly accounts: readonly Account[];
  readonly lands: Lands | undefined;
  /** Whether the two can share it. */
  readonly isShareable: boolean;
  /** What is to be answered here. */
  readonly question: ComponentChildren;
  readonly onChoose: (lands: Lands) => void;
}

/** Where an entry can go, each one press away. */
export function LandingChoice({ context, accounts, lands, isShareable, question, onChoose }: LandingChoiceProps) {
  const { t } = context.language;
  const choices: readonly (readonly [Lands, ComponentChildren])[] = [
    ...(isShareable ? ([['shared', t('settings.entryTo.shared')]] as const) : []),
    ...(hasBudget(context) ? ([['budget', t('settings.entryTo.budget')]] as const) : []),
    ...accounts.map(
      ({ accountId, name }) => [`account:${accountId}`, <UserText key={accountId} text={name} />] as const,
    ),
  ];
  return (
    <div class="landing" role="group" aria-label={t('entry.lands')}>
      {question !== undefined && (
        <p class="field-question" data-question="lands">
          {question}
        </p>
      )}
      <div class="choices">
        {choices.map(([value, label]) => (
          <button
            key={value}
            type="button"
            class="button choice"
            data-lands-choice={value}
            aria-pressed={value === lands}
            onClick={() => onChoose(value)}
          >
            {label}
          </button>
        ))}
      </div>
    </div>
  );
}
