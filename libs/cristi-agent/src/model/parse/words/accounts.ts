import { list } from './list';

/** Where one's own money is kept. */
export const ACCOUNTS: ReadonlySet<string> = new Set(
  list(
    'cuenta, cuentas, tarjeta, debito, credito, nomina, efectivo, cartera, ahorro, ahorros, alcancia, cochinito, hucha, inversion, cetes, ' +
      'monedero, account, accounts, checking, savings, cash, wallet, paypal',
  ),
);
/** Those that money is put aside in: `from checking to savings` is an entry of what was saved. */
export const PUT_ASIDE: ReadonlySet<string> = new Set(
  list('ahorro, ahorros, alcancia, cochinito, hucha, inversion, cetes, savings'),
);
