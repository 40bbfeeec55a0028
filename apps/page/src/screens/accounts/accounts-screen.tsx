import { AsyncSection, useLanguage, useToolResult, UserText, type ToolResults } from '@bursar/views/html-views';

import { ChangesProvider, useChanges } from '../../changes/changes';
import { ChangeButton } from '../../forms/change-button';
import { Openers } from '../../forms/openers';
import { hashOf } from '../../shell/route';
import type { Screen, ScreenProps } from '../screen';
import { accountChanges, decimalOf, type Account } from './account-changes';
import { AddTransaction, OpenAccount, Transfer } from './account-forms';
import { AccountTransactions } from './account-transactions';
import { BankAccounts } from './bank-accounts';

const TOOL = 'planifi_getBalances_v1';
const BANK_TOOL = 'finance_balances_get';

type Balances = ToolResults[typeof TOOL]['balances'];

function Accounts(props: ScreenProps) {
  const { t } = useLanguage();
  const has = (tool: string) => props.findTool(tool) !== undefined;
  return (
    <ChangesProvider>
      <main class="view">
        <h1>{t('page.accounts')}</h1>
        {has(TOOL) && <OwnAccounts {...props} />}
        {has(BANK_TOOL) && <BankAccounts callTool={props.callTool} />}
      </main>
    </ChangesProvider>
  );
}

/** The accounts with their balances; of the one in the address, what moved. */
function OwnAccounts({ rest: [id = ''], callTool, findTool }: ScreenProps) {
  const language = useLanguage();
  const { t } = language;
  const { version } = useChanges();
  const context = { language, callTool };
  const balances = useToolResult(callTool, TOOL, { includeDisabled: true }, undefined, version);
  const mayChange = findTool('planifi_createTransaction_v1') !== undefined;
  const opener = {
    id: 'open-account',
    label: t('accounts.open'),
    content: (onClose: () => void) => <OpenAccount {...{ context, onClose }} />,
  };
  return (
    <>
      <AsyncSection state={balances}>
        {({ balances: shown }) => {
          const account = shown.accounts.find(({ accountId }) => accountId === id);
          return (
            <>
              {shown.accounts.length === 0 && (
                <p class="quiet lead" data-empty="accounts">
                  {t('accounts.none')}
                </p>
              )}
              <AccountList balances={shown} current={account} />
              {mayChange && <Openers label={t('accounts.actions')} openers={[opener]} />}
              {account !== undefined && (
                <section key={account.accountId} aria-labelledby="account">
                  <h2 id="account" class="account-title">
                    <UserText text={account.name} />
                  </h2>
                  {mayChange && <AccountActions {...{ account, context, balances: shown }} />}
                  <AccountTransactions
                    {...{ account, context, mayChange: mayChange && account.status === 'enabled' }}
                  />
                </section>
              )}
            </>
          );
        }}
      </AsyncSection>
    </>
  );
}

interface AccountListProps {
  readonly balances: Balances;
  readonly current: Account | undefined;
}

function AccountList({ balances, current }: AccountListProps) {
  const { t, money } = useLanguage();
  return (
    <>
      <ul class="accounts">
        {balances.accounts.map(({ accountId, name, type, currency, status, balance }) => (
          <li key={accountId} data-row={accountId} data-amount={decimalOf(balance)} data-currency={currency}>
            <a
              class="account"
              href={hashOf(['accounts', accountId])}
              aria-current={accountId === current?.accountId ? 'true' : undefined}
            >
              <span>
                <UserText text={name} />{' '}
                <span class="quiet">
                  {t(`accounts.type.${type}`)}
                  {status === 'disabled' && ` · ${t('accounts.isClosed')}`}
                </span>
              </span>
              <span class="figure">{money(currency)(decimalOf(balance))}</span>
            </a>
          </li>
        ))}
      </ul>
      {balances.totals.length > 0 && (
        <dl class="totals">
          {balances.totals.map(({ currency, balance }) => (
            <div key={currency}>
              <dt>{t('accounts.total', { currency })}</dt>
              <dd class="figure">{money(currency)(decimalOf(balance))}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

interface AccountActionsProps {
  readonly account: Account;
  readonly balances: Balances;
  readonly context: Parameters<typeof accountChanges>[0];
}

function AccountActions({ account, balances, context }: AccountActionsProps) {
  const { t } = context.language;
  const changes = accountChanges(context);
  if (account.status === 'disabled') {
    return (
      <p class="actions">
        <ChangeButton
          label={t('accounts.reopen')}
          action="enable"
          onPress={(attempt) => changes.setEnabled(account, true, attempt)}
        />
      </p>
    );
  }
  const others = balances.accounts.filter(
    ({ accountId, status }) => accountId !== account.accountId && status === 'enabled',
  );
  const openers = [
    {
      id: 'add',
      label: t('accounts.add'),
      content: (onClose: () => void) => <AddTransaction {...{ account, context, onClose }} />,
    },
    ...(others.length === 0
      ? []
      : [
          {
            id: 'transfer',
            label: t('accounts.transfer'),
            content: (onClose: () => void) => <Transfer {...{ account, others, context, onClose }} />,
          },
        ]),
    {
      id: 'close-account',
      label: t('accounts.close'),
      content: (onClose: () => void) => (
        <p class="actions entry-form">
          <span>{t('accounts.closeLead')}</span>
          <ChangeButton
            label={t('accounts.close')}
            action="disable"
            onPress={(attempt) => changes.setEnabled(account, false, attempt)}
            onDone={onClose}
          />
        </p>
      ),
    },
  ];
  return <Openers label={t('accounts.actionsOf')} openers={openers} />;
}

export const accounts: Screen = {
  id: 'accounts',
  label: 'page.accounts',
  requiredTool: TOOL,
  otherTool: BANK_TOOL,
  Content: Accounts,
};
