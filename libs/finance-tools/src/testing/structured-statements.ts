import { balancesOf, plain, type MadeEntry } from './generated-entries';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const compact = (day: string) => day.replaceAll('-', '');

/** CAMT.053 with an opening and a closing balance. `shown` are the entries that are written, which may be others. */
export function camtOf(entries: readonly MadeEntry[], opening: number, shown: readonly MadeEntry[] = entries): string {
  const closing = balancesOf(entries, opening).at(-1) as number;
  const [first, last] = [entries[0]?.day ?? '2024-01-01', entries.at(-1)?.day ?? '2024-01-01'];
  const balance = (code: string, cents: number, day: string) =>
    `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${plain(Math.abs(cents))}</Amt><CdtDbtInd>${cents < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd><Dt><Dt>${day}</Dt></Dt></Bal>`;
  const rows = shown.map(
    ({ day, cents, text }) =>
      `<Ntry><Amt Ccy="EUR">${plain(Math.abs(cents))}</Amt><CdtDbtInd>${cents < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>${day}</Dt></BookgDt>` +
      `<NtryDtls><TxDtls><RmtInf><Ustrd>${escaped(text)}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Acct><Id><IBAN>DE02120300000000202051</IBAN></Id><Ccy>EUR</Ccy></Acct>
${balance('OPBD', opening, first)}${balance('CLBD', closing, last)}
${rows.join('\n')}
</Stmt></BkToCstmrStmt></Document>`;
}

export function mt940Of(entries: readonly MadeEntry[], opening: number, shown: readonly MadeEntry[] = entries): string {
  const closing = balancesOf(entries, opening).at(-1) as number;
  const [first, last] = [entries[0]?.day ?? '2024-01-01', entries.at(-1)?.day ?? '2024-01-01'];
  const comma = (cents: number) => plain(Math.abs(cents)).replace('.', ',');
  const balance = (cents: number, day: string) => `${cents < 0 ? 'D' : 'C'}${compact(day).slice(2)}EUR${comma(cents)}`;
  const rows = shown.map(
    ({ day, cents, text }) =>
      `:61:${compact(day).slice(2)}${compact(day).slice(4)}${cents < 0 ? 'D' : 'C'}${comma(cents)}NTRFNONREF\r\n:86:${text}\r\n`,
  );
  return `:20:STATEMENT\r\n:25:12030000/202051\r\n:28C:1/1\r\n:60F:${balance(opening, first)}\r\n${rows.join('')}:62F:${balance(closing, last)}\r\n-\r\n`;
}

/** OFX 1 in SGML, or OFX 2 in XML. */
export function ofxOf(entries: readonly MadeEntry[], isXml: boolean): string {
  const field = (name: string, value: string) =>
    isXml ? `<${name}>${escaped(value)}</${name}>` : `<${name}>${escaped(value)}\n`;
  const rows = entries.map(
    ({ day, cents, text }, index) =>
      `<STMTTRN>${field('TRNTYPE', cents < 0 ? 'DEBIT' : 'CREDIT')}${field('DTPOSTED', `${compact(day)}120000[0:GMT]`)}${field('TRNAMT', plain(cents))}${field('FITID', `F${index}`)}${field('NAME', text)}</STMTTRN>`,
  );
  const head = isXml
    ? '<?xml version="1.0" encoding="UTF-8"?>\n<?OFX OFXHEADER="200" VERSION="211"?>\n'
    : 'OFXHEADER:100\nDATA:OFXSGML\nENCODING:UTF-8\nCHARSET:NONE\n\n';
  return `${head}<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS>${field('CURDEF', 'EUR')}<BANKACCTFROM>${field('BANKID', '9900')}${field('ACCTID', '111')}</BANKACCTFROM><BANKTRANLIST>${rows.join('\n')}</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;
}

/** Days as `D/M'YY` or `M/D/YYYY`. */
export function qifOf(entries: readonly MadeEntry[], order: 'DMY' | 'MDY'): string {
  const dayOf = (day: string) => {
    const [year = '', month = '', date = ''] = day.split('-');
    return order === 'DMY' ? `${Number(date)}/${Number(month)}'${year.slice(2)}` : `${month}/${date}/${year}`;
  };
  return `!Type:Bank\n${entries.map(({ day, cents, text }) => `D${dayOf(day)}\nT${plain(cents)}\nP${text}\n^\n`).join('')}`;
}
