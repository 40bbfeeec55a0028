import * as z from 'zod';

import { readTransaction } from '../context';
import { defineRead } from '../define-use-case';
import { account, publishAccount } from '../model/account';
import { enabledAccounts } from '../store/accounts';

/** The accounts that take movements, oldest first. */
export const listAccounts = defineRead({
  action: 'listAccounts',
  toolsets: ['everyday', 'review'],
  title: 'List accounts, wallets and cards',
  description:
    'Lists all accounts: cash, wallets, pots, cards, with names, ids and currency, without disabled ones; ' +
    'call first. Cuentas, tarjetas, billeteras, disponibles; contas, carteiras, cartões, disponíveis; ' +
    'comptes, cartes, portefeuilles, liste; Konten, Karten, Geldbörsen, Liste.',
  input: z.strictObject({}),
  output: z.strictObject({ accounts: z.array(account) }),
  execute: (context) =>
    readTransaction(context, async (connection) =>
      (await enabledAccounts(connection, context.owner)).map(publishAccount),
    ),
  structured: (accounts) => ({ accounts }),
  route: {
    path: '/api/v1/accounts',
    summary: 'The accounts that take movements, oldest first',
    success: { status: 200, body: z.array(account) },
  },
});
