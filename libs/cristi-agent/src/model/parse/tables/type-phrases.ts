import type { TransactionType } from '../../transaction';

/** Phrases that state the type of a transaction, folded. */
export const TYPE_PHRASES: Readonly<Record<TransactionType, readonly string[]>> = {
  INCOME: [
    'got paid',
    'me pagaron',
    'me depositaron',
    'me cayo',
    'ingreso',
    'ingresos',
    'ingrese',
    'income',
    'received',
    'receive',
    'recibi',
    'earned',
    'cobre',
    'gane',
    'sold',
    'vendi',
  ],
  EXPENSE: [
    'gasto',
    'gastos',
    'gaste',
    'spent',
    'spend',
    'expense',
    'paid',
    'pague',
    'compre',
    'bought',
    'buy',
    'compra',
    'donated',
    'ahorre',
  ],
};
