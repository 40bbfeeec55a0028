import { refusalOf, rowsOf } from '../../../testing/read-statements-of';

const camt = (entry: string) =>
  `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>${entry}</Stmt></BkToCstmrStmt></Document>`;
const entry = (details: string) =>
  `<Ntry><Amt Ccy="EUR">5.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><BookgDt><Dt>2025-01-13</Dt></BookgDt>${details}<AddtlNtryInf>Shop</AddtlNtryInf></Ntry>`;

it.each(['<BkTxCd/>', '<NtryRef />', '<BkTxCd></BkTxCd>', '<NtryDtls><TxDtls><Refs/><RmtInf/></TxDtls></NtryDtls>'])(
  'elements may be empty: %s',
  (details) => {
    expect(rowsOf(camt(entry(details)))).toEqual(['2025-01-13 -5.00 Shop']);
  },
);

it.each(['<BkTxCd>', '<NtryDtls><TxDtls/>', '<NtryDtls><TxDtls></NtryDtls>'])(
  'an element without end is broken: %s',
  (details) => {
    expect(refusalOf(camt(entry(details)))).toMatchObject({ reason: 'BROKEN' });
  },
);
