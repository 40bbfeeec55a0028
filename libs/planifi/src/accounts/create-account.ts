import { randomUUID } from 'node:crypto';

import * as z from 'zod';

import { defineWrite } from '../define-use-case';
import { account, accountType, publishAccount } from '../model/account';
import { accountName, currency, day, openingBalance } from '../model/input-fields';
import { insertAccount } from '../store/accounts';

const NOTHING = '0.00';

const input = z.strictObject({
  name: accountName,
  type: accountType,
  currency: currency.describe('ISO 4217; default: the household’s.').optional(),
  openingBalance: openingBalance.describe('Below 0 for a debt.').optional(),
  openedOn: day.describe('The day of openingBalance.').optional(),
});

/** Opens an account, in the household's currency unless another one is sent. */
export const createAccount = defineWrite({
  action: 'createAccount',
  toolsets: ['everyday'],
  title: 'Add a new account or wallet',
  description:
    'Opens, creates a new account: cash wallet, savings, credit card. Abre, añadir cuenta nueva; abri, ' +
    'criar conta nova, poupança; ouvrir, nouveau compte, épargne; neues Konto anlegen, eröffnen.',
  input,
  output: z.strictObject({ account }),
  effect: 'idempotent-write',
  write: ({ owner, settings, preferencesOf }, { name, type, openingBalance: opening = NOTHING, ...given }) => ({
    canonicalRequest: { name, type, ...given, openingBalance: opening === NOTHING ? undefined : opening },
    execute: async (transaction, at) => {
      const opened = {
        id: randomUUID(),
        name,
        type,
        currency: given.currency ?? (await preferencesOf(transaction, owner)).currency ?? settings.defaultCurrency,
        openingBalance: opening,
        openedOn: given.openedOn ?? null,
        createdAt: at,
        disabledAt: null,
      };
      await insertAccount(transaction, owner, opened);
      return publishAccount(opened);
    },
  }),
  structured: (opened) => ({ account: opened }),
  route: {
    path: '/api/v1/accounts',
    summary: 'Open an account',
    request: { body: input },
    success: { status: 201, body: account },
  },
});
