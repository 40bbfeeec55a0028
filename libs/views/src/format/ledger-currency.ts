import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

import type { CallToolResult } from '../tools/tool-call';

/** The key in `_meta` under which the server names the currency of a household that keeps another one than the contract. */
const CURRENCY_META = 'bursar/currency';

const LedgerCurrency = createContext<string | undefined>(undefined);

/** What is inside is in this currency, ISO 4217; undefined for that of the ledger's contract. */
export const LedgerCurrencyProvider = LedgerCurrency.Provider;

export function useLedgerCurrency(ofContract: string): string {
  return useContext(LedgerCurrency) ?? ofContract;
}

/** The currency that a result names. */
export function currencyIn({ _meta }: CallToolResult): string | undefined {
  const currency = _meta?.[CURRENCY_META];
  return typeof currency === 'string' && /^[A-Z]{3}$/.test(currency) ? currency : undefined;
}
