import { Parser } from 'htmlparser2';

import { rowOfFacts, type BrokerRow } from '../file/broker-row';

/** The elements of a Flex Query that are records. */
export type FlexElement = 'Order' | 'Trade' | 'CorporateAction' | 'CashTransaction' | 'StatementOfFundsLine';

const RECORDS: ReadonlySet<string> = new Set<FlexElement>([
  'Order',
  'Trade',
  'CorporateAction',
  'CashTransaction',
  'StatementOfFundsLine',
]);

export interface FlexRecord {
  readonly element: FlexElement;
  readonly row: BrokerRow;
}

export interface FlexFile {
  readonly records: readonly FlexRecord[];
  /** The currency that the account is kept in. */
  readonly accountCurrency: string | undefined;
}

/** Reads a Flex Query as a stream of tags; entities of a DTD are never resolved. Undefined for another document. */
export function readFlexXml(file: string, text: string): FlexFile | undefined {
  const records: FlexRecord[] = [];
  let isFlex = false;
  let accountCurrency: string | undefined;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        if (name === 'FlexQueryResponse') isFlex = true;
        else if (name === 'AccountInformation') accountCurrency ??= attributes['currency'];
        else if (RECORDS.has(name)) {
          const row = rowOfFacts(file, records.length + 1, attributes);
          records.push({ element: name as FlexElement, row });
        }
      },
    },
    { xmlMode: true },
  );
  parser.end(text);
  return isFlex ? { records, accountCurrency } : undefined;
}
