import { accountIdFor } from './statement-file';
import type { Account } from './import-result';
import { IMPORT_WORDS as WORDS } from './words';

/** Where a statement goes: an account that there is, or one to be made. */
export interface AccountChoice {
  /** `''` for a new one. */
  readonly known: string;
  readonly name: string;
  readonly currency: string;
  /** Empty while it follows the name. */
  readonly id: string;
}

export const NEW_ACCOUNT: AccountChoice = { known: '', name: '', currency: 'CHF', id: '' };

/** The arguments that say so, or undefined while something is missing. */
export function accountInput({ known, name, currency, id }: AccountChoice) {
  if (known !== '') return { account_id: known };
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
          <span class="field-name">{WORDS.account}</span>
          <select
            class="input"
            value={choice.known}
            onChange={({ currentTarget }) => change({ known: currentTarget.value })}
          >
            {accounts.map(({ id, name, currency }) => (
              <option key={id} value={id}>
                {name} ({currency})
              </option>
            ))}
            <option value="">{WORDS.newAccount}</option>
          </select>
        </label>
      )}
      {choice.known === '' && (
        <div class="fields">
          <label class="field wide">
            <span class="field-name">{WORDS.accountName}</span>
            <input
              class="input"
              required
              maxLength={200}
              value={choice.name}
              onInput={({ currentTarget }) => change({ name: currentTarget.value })}
            />
          </label>
          <label class="field">
            <span class="field-name">{WORDS.currency}</span>
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

/** What programs call a new account; its name says it unless somebody says otherwise. */
export function AccountIdField({ choice, onChoice }: Omit<AccountFieldsProps, 'accounts'>) {
  return (
    <label class="field">
      <span class="field-name">{WORDS.accountId}</span>
      <input
        class="input"
        pattern="[A-Za-z0-9][A-Za-z0-9_.:\-]*"
        title={WORDS.accountIdHelp}
        maxLength={64}
        placeholder={accountIdFor(choice.name)}
        value={choice.id}
        onInput={({ currentTarget }) => onChoice({ ...choice, id: currentTarget.value })}
      />
    </label>
  );
}
