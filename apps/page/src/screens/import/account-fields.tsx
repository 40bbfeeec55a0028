import { useLanguage } from '@bursar/views/html-views';

import type { Account } from './import-results';
import { accountIdFor } from './statement-file';

/** The account for a statement: an existing one, or a new one. */
export interface AccountChoice {
  /** The id of an existing account, or `''` for a new one. */
  readonly existingId: string;
  readonly name: string;
  readonly currency: string;
  /** The entries go nowhere. */
  readonly isLeftOut?: boolean;
}

export const NEW_ACCOUNT: AccountChoice = { existingId: '', name: '', currency: 'CHF' };

/** The arguments of the import for an account; undefined while something is missing. */
export function accountInput({ existingId, name, currency }: AccountChoice) {
  if (existingId !== '') return { account_id: existingId };
  const accountId = accountIdFor(name);
  if (name.trim() === '' || accountId === '' || !/^[A-Za-z]{3}$/.test(currency)) return undefined;
  return { account_id: accountId, create_account: { name: name.trim(), currency: currency.toUpperCase() } };
}

interface AccountFieldsProps {
  readonly accounts: readonly Account[];
  readonly label: string;
  readonly mayLeaveOut: boolean;
  readonly choice: AccountChoice;
  readonly onChoice: (choice: AccountChoice) => void;
}

const LEFT_OUT = '-';

export function AccountFields({ accounts, label, mayLeaveOut, choice, onChoice }: AccountFieldsProps) {
  const { t } = useLanguage();
  const change = (changes: Partial<AccountChoice>) => onChoice({ ...choice, isLeftOut: false, ...changes });
  const isNew = choice.existingId === '' && choice.isLeftOut !== true;
  return (
    <>
      {(accounts.length > 0 || mayLeaveOut) && (
        <label class="field">
          <span class="field-name">{label}</span>
          <select
            class="input"
            value={choice.isLeftOut === true ? LEFT_OUT : choice.existingId}
            onChange={({ currentTarget: { value } }) =>
              value === LEFT_OUT ? change({ existingId: '', isLeftOut: true }) : change({ existingId: value })
            }
          >
            {accounts.map(({ id, name, currency }) => (
              <option key={id} value={id}>
                {name} ({currency})
              </option>
            ))}
            <option value="">{t('import.newAccount')}</option>
            {mayLeaveOut && <option value={LEFT_OUT}>{t('import.leaveOut')}</option>}
          </select>
        </label>
      )}
      {isNew && (
        <div class="fields">
          <label class="field wide">
            <span class="field-name">{t('import.accountName')}</span>
            <input
              class="input"
              required
              maxLength={200}
              value={choice.name}
              onInput={({ currentTarget }) => change({ name: currentTarget.value })}
            />
          </label>
          <label class="field">
            <span class="field-name">{t('import.currency')}</span>
            <input
              class="input"
              required
              pattern="[A-Za-z]{3}"
              maxLength={3}
              value={choice.currency}
              onInput={({ currentTarget }) => change({ currency: currentTarget.value })}
            />
          </label>
        </div>
      )}
    </>
  );
}
