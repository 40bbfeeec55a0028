import { Parser } from 'htmlparser2';

import { rowOfFacts, type BrokerRow } from '../file/broker-row';
import { unreadableRow } from '../file/unreadable-row';

/** The elements of a Flex Query that are records. */
export type FlexElement = 'Order' | 'Trade' | 'CorporateAction' | 'CashTransaction' | 'StatementOfFundsLine';

const RECORDS: ReadonlySet<string> = new Set<FlexElement>([
  'Order',
  'Trade',
  'CorporateAction',
  'CashTransaction',
  'StatementOfFundsLine',
]);

const ACCOUNT_ATTRIBUTES = ['acctAlias', 'accountType', 'customerType'];

export interface FlexRecord {
  readonly element: FlexElement;
  readonly row: BrokerRow;
}

export interface FlexFile {
  readonly records: readonly FlexRecord[];
  /** The currency that the account is kept in. */
  readonly accountCurrency: string | undefined;
  /** Symbols of shares that came from another account or went there. */
  readonly moved: readonly string[];
  /** Symbols of shares that a section of its own has taxes on, such as stamp duty. */
  readonly taxed: readonly string[];
  /** Whether it has sums of trades. */
  readonly hasSummaries: boolean;
  /** What its accounts are called, and of what kind they are. */
  readonly accounts: readonly string[];
}

/** Reads a Flex Query as a stream of tags; entities of a DTD are never resolved. Undefined for another document. */
export function readFlexXml(file: string, text: string): FlexFile | undefined {
  const records: FlexRecord[] = [];
  let isFlex = false;
  let accountCurrency: string | undefined;
  let hasSummaries = false;
  const moved = new Set<string>();
  const taxed = new Set<string>();
  const accounts = new Set<string>();
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        if (name === 'FlexQueryResponse') isFlex = true;
        // Its records name money otherwise than those of an Activity Flex Query, and fees would be lost.
        if (name === 'TradeConfirm' || (name === 'FlexQueryResponse' && attributes['type'] === 'TCF')) {
          throw unreadableRow(
            { file, row: 1, field: 'type', value: 'TCF' },
            'an Activity Flex Query; export that instead',
          );
        }
        for (const attribute of ACCOUNT_ATTRIBUTES) accounts.add(attributes[attribute] ?? '');
        if (name === 'Transfer' && isOfShare(attributes)) moved.add(attributes['symbol'] ?? '');
        else if (name === 'SymbolSummary') hasSummaries = true;
        else if (name === 'TransactionTax' && !/^-?[0.]*$/.test(attributes['taxAmount'] ?? '')) {
          taxed.add(attributes['symbol'] ?? '');
        } else if (name === 'AccountInformation') accountCurrency ??= attributes['currency'];
        else if (RECORDS.has(name)) {
          const row = rowOfFacts(file, records.length + 1, attributes);
          records.push({ element: name as FlexElement, row });
        }
      },
    },
    { xmlMode: true },
  );
  parser.end(text);
  return isFlex
    ? { records, accountCurrency, moved: [...moved], taxed: [...taxed], hasSummaries, accounts: [...accounts] }
    : undefined;
}

/** Money that is transferred has no symbol or no number. */
function isOfShare({ symbol = '', quantity = '', assetCategory = '' }: Readonly<Record<string, string>>): boolean {
  return symbol !== '' && assetCategory !== 'CASH' && !/^-?[0.]*$/.test(quantity);
}
