// ISO 4217, list one: the codes of current currencies and funds, except for metals, testing and "no currency".
const ISO_4217_CODES = `
  AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE CHF
  CHW CLF CLP CNY COP COU CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD
  HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD
  MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN
  PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD
  TWD TZS UAH UGX USD USN UYI UYU UYW UZS VED VES VND VUV WST XAD XAF XCD XCG XOF XPF YER ZAR ZMW ZWG
`;

const codes = new Set(ISO_4217_CODES.trim().split(/\s+/));

/** Whether the text is a current ISO 4217 currency code in upper case. */
export function isIsoCurrency(code: string): boolean {
  return codes.has(code);
}

// ISO 4217: digits after the point of a currency's minor unit, where they are not two; withdrawn currencies too.
const OTHER_MINOR_DIGITS = new Map(
  Object.entries({
    0: 'ADP BEF BIF BYB BYR CLP DJF ESP GNF GRD ISK ITL JPY KMF KRW LUF MGF PTE PYG ROL RWF TPE TRL UGX UYI VND VUV XAF XOF XPF',
    3: 'BHD IQD JOD KWD LYD OMR TND',
    4: 'CLF UYW',
  }).flatMap(([digits, codes]) => codes.split(' ').map((code) => [code, Number(digits)] as const)),
);

/** How many digits after the point amounts of a currency have at most: 2 for most, 0 for JPY, 3 for KWD. */
export function minorDigits(currency: string): number {
  return OTHER_MINOR_DIGITS.get(currency) ?? 2;
}
