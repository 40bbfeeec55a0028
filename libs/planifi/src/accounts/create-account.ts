import { randomUUID } from 'node:crypto';

import * as z from 'zod';

import { defineWrite } from '../define-use-case';
import { account, accountType, publishAccount } from '../model/account';
import { accountName } from '../model/input-fields';
import { insertAccount } from '../store/accounts';

const input = z.strictObject({ name: accountName, type: accountType });

/** Opens an account in the currency of the settings. */
export const createAccount = defineWrite({
  action: 'createAccount',
  title: 'Open an account',
  description:
    'Opens or registers a new account: cash, bank, savings or card (abre/crea una cuenta nueva, efectivo, ahorro, ' +
    'tarjeta); movements are recorded in it. Answers with its id and currency, which the server sets.',
  input,
  output: z.strictObject({ account }),
  effect: 'idempotent-write',
  write: ({ owner, settings }, { name, type }) => ({
    canonicalRequest: { name, type },
    execute: async (transaction, at) => {
      const { defaultCurrency: currency } = settings;
      const opened = { id: randomUUID(), name, type, currency, createdAt: at, disabledAt: null };
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
