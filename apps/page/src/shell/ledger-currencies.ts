import { useHousehold } from './household-context';

/** The currency that each of these ledgers is kept in, as the server tells; what their contracts name where it does not. */
export interface LedgerCurrencies {
  readonly shared: string;
  readonly budget: string;
}

export function useLedgerCurrencies(): LedgerCurrencies {
  const { currencies = {} } = useHousehold().settings ?? {};
  return { shared: currencies['shared-split'] ?? 'BRL', budget: currencies['cristi-agent'] ?? 'MXN' };
}
