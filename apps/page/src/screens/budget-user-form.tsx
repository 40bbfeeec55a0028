import { Phrase, useLanguage, UserText } from '@bursar/views/html-views';
import { useState } from 'preact/hooks';

import type { Person } from '../mcp/household-settings';

interface BudgetUserFormProps {
  readonly people: readonly Person[];
  /** A name under which nothing is kept. */
  readonly unknown?: string;
  /** Called with a person's id, or with the name of a user that was typed. */
  readonly onUser: (name: string) => void;
}

/** Asks whose budget to show: one of the two people's, or that of a user of the budget by name. */
export function BudgetUserForm({ people, unknown, onUser }: BudgetUserFormProps) {
  const { t } = useLanguage();
  const [typed, setTyped] = useState('');
  return (
    <main class="view narrow">
      <h1>{t('budget.whose')}</h1>
      {unknown !== undefined && (
        <p class="field-wrong" role="alert" data-empty="budget">
          <Phrase of="budget.unknownUser" values={{ name: <UserText text={unknown} /> }} />
        </p>
      )}
      {people.length > 0 && (
        <div class="choices">
          {people.map(({ id, name }) => (
            <button key={id} type="button" class="button choice" data-person={id} onClick={() => onUser(id)}>
              <UserText text={name} />
            </button>
          ))}
        </div>
      )}
      <p class="quiet lead">{t('budget.whoseLead')}</p>
      <form
        class="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.trim() !== '') onUser(typed.trim());
        }}
      >
        <label class="field">
          <span class="field-name">{t('budget.user')}</span>
          <input
            class="input"
            required
            maxLength={64}
            autocomplete="off"
            value={typed}
            onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </label>
        <button type="submit" class="button primary">
          {t('budget.open')}
        </button>
      </form>
    </main>
  );
}
