import { statementText } from '../ledger/bank-statement';

/** A statement of the same entries in one of the formats. */
export type BenchmarkFormat = 'csv' | 'camt' | 'mt940';

interface Entry {
  readonly day: string;
  readonly text: string;
  readonly amount: string;
}

/** The bytes of a statement of `rows` entries; those of CAMT and MT940 have balances that hold. */
export function statementFile(format: BenchmarkFormat, rows: number): Uint8Array {
  const csv = statementText(0, rows, rows * 10);
  if (format === 'csv') return Buffer.from(csv);
  const entries = csv
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line): Entry => {
      const [day = '', text = '', amount = ''] = line.split(';');
      return { day, text, amount };
    });
  return Buffer.from(format === 'camt' ? camt(entries) : mt940(entries));
}

const cents = (amount: string) => BigInt(amount.replace('.', ''));

function closing(entries: readonly Entry[]): string {
  const sum = entries.reduce((total, { amount }) => total + cents(amount), 0n);
  const digits = String(sum < 0n ? -sum : sum).padStart(3, '0');
  return `${sum < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

function camt(entries: readonly Entry[]): string {
  const amountOf = (amount: string) =>
    `<Amt Ccy="CHF">${amount.replace('-', '')}</Amt><CdtDbtInd>${amount.startsWith('-') ? 'DBIT' : 'CRDT'}</CdtDbtInd>`;
  const balance = (code: string, amount: string, day: string) =>
    `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp>${amountOf(amount)}<Dt><Dt>${day}</Dt></Dt></Bal>`;
  const [first = '', last = ''] = [entries[0]?.day, entries.at(-1)?.day];
  const rows = entries.map(({ day, text, amount }, index) => {
    const party = amount.startsWith('-') ? 'Cdtr' : 'Dbtr';
    return `<Ntry><NtryRef>${index}</NtryRef>${amountOf(amount)}<Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>${day}</Dt></BookgDt><ValDt><Dt>${day}</Dt></ValDt><AcctSvcrRef>R${index}</AcctSvcrRef><BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>ICDT</Cd><SubFmlyCd>AUTT</SubFmlyCd></Fmly></Domn></BkTxCd><NtryDtls><TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs><RltdPties><${party}><Pty><Nm>${text}</Nm></Pty></${party}></RltdPties><RmtInf><Ustrd>Payment ${index}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt><Acct><Id><IBAN>CH0000999000123456020</IBAN></Id><Ccy>CHF</Ccy></Acct>
${balance('OPBD', '0.00', first)}${balance('CLBD', closing(entries), last)}
${rows.join('\n')}
</Stmt></BkToCstmrStmt></Document>`;
}

function mt940(entries: readonly Entry[]): string {
  const short = (day: string) => day.replaceAll('-', '').slice(2);
  const amountOf = (amount: string) => amount.replace('-', '').replace('.', ',');
  const mark = (amount: string) => (amount.startsWith('-') ? 'D' : 'C');
  const balance = (amount: string, day: string) => `${mark(amount)}${short(day)}CHF${amountOf(amount)}`;
  const [first = '', last = ''] = [entries[0]?.day, entries.at(-1)?.day];
  const rows = entries.map(
    ({ day, text, amount }) =>
      `:61:${short(day)}${mark(amount)}${amountOf(amount)}NTRFNONREF\r\n:86:166?00PAYMENT?20Payment?32${text.slice(0, 27)}?33${text.slice(27)}\r\n`,
  );
  return `:20:BENCHMARK\r\n:25:0999/123456021\r\n:28C:1/1\r\n:60F:${balance('0.00', first)}\r\n${rows.join('')}:62F:${balance(closing(entries), last)}\r\n-\r\n`;
}
