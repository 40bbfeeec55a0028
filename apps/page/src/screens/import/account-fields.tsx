import type { Account } from './import-results';
import { IMPORT_MESSAGES as MESSAGES } from './messages';
import { accountIdFor } from './statement-file';

/** The account for a statement: an existing one, or a new one. */
export interface AccountChoice {
  /** The id of an existing account, or `''` for a new one. */
  readonly existingId: string;
  readonly name: string;
  readonly currency: string;
  /** Empty to derive it from the name. */
  readonly id: string;
}

export const NEW_ACCOUNT: AccountChoice = { existingId: '', name: '', currency: 'CHF', id: '' };

/** The arguments of the import for an account; undefined while something is missing. */
export function accountInput({ existingId, name, currency, id }: AccountChoice) {
  if (existingId !== '') return { account_id: existingId };
  const accountId = id.trim() || accountIdFor(name);
  if (name.trim() === '' || accountId === '' || !/^[A-Za-z]{3}$/.test(currency)) return undefined;
  return { account_id: accountId, create_account: { name: name.trim(), currency: currency.toUpperCase() } };
}

interface AccountFieldsProps {
  readonly accounts: readonly Account[];
  readonly choice: AccountChoice;
  readonly onChoice: (choice: AccountChoice) => void;
}

export function AccountFields({ accounts, choice, onChoice }: AccountFieldsProps) {
  const change = (changes: Partial<AccountChoice>) => onChoice({ ...choice, ...changes });
  return (
    <>
      {accounts.length > 0 && (
        <label class="field">
          <span class="field-name">{MESSAGES.account}</span>
          <select
            class="input"
            value={choice.existingId}
            onChange={({ currentTarget }) => change({ existingId: currentTarget.value })}
          >
            {accounts.map(({ id, name, currency }) => (
              <option key={id} value={id}>
                {name} ({currency})
              </option>
            ))}
            <option value="">{MESSAGES.newAccount}</option>
          </select>
        </label>
      )}
      {choice.existingId === '' && (
        <div class="fields">
          <label class="field wide">
            <span class="field-name">{MESSAGES.accountName}</span>
            <input
              class="input"
              required
              maxLength={200}
              value={choice.name}
              onInput={({ currentTarget }) => change({ name: currentTarget.value })}
            />
          </label>
          <label class="field">
            <span class="field-name">{MESSAGES.currency}</span>
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

/** The id of a new account, derived from its name unless the user enters one. */
export function AccountIdField({ choice, onChoice }: Omit<AccountFieldsProps, 'accounts'>) {
  return (
    <label class="field">
      <span class="field-name">{MESSAGES.accountId}</span>
      <input
        class="input"
        pattern="[A-Za-z0-9][A-Za-z0-9_.:\-]*"
        title={MESSAGES.accountIdHelp}
        maxLength={64}
        placeholder={accountIdFor(choice.name)}
        value={choice.id}
        onInput={({ currentTarget }) => onChoice({ ...choice, id: currentTarget.value })}
      />
    </label>
  );
}
