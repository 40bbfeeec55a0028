/** Formats of banks for the programs of companies, by how they begin: nobody reads them as a table. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/^01,[^,\n]*,[^,\n]*,\d{6},\d{4},[^\n]*\r?\n02,/, 'a BAI2 file'],
  [/^00000\d{6}.{3}05.{105,}\r?\n1/, 'a CODA file'],
  [/^\d{3}00000[^\n]{232}\r?\n\d{3}\d{4}1/, 'a CNAB 240 file'],
  [/^0[12](?:REMESSA|RETORNO)/i, 'a CNAB 400 file'],
  [/^01\d{5} {4}\d{5}[A-Z]{3}\d[^\n]{95,}\r?\n0[47]/, 'a CFONB 120 file'],
  [/^ ?RH[^\n]{100,}\r?\n ?6[0-9]/, 'a CBI file'],
  [/^#FLAGGA\b/, 'a SIE file'],
  [/^01BGMAX/, 'a BgMax file'],
  [/^T00322\d/, 'a TITO file'],
];

/** What such a text is, undefined for any other. */
export function fixedFormat(text: string): string | undefined {
  return KINDS.find(([beginning]) => beginning.test(text))?.[1];
}
