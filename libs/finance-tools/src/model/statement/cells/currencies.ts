// ISO 4217, as used today or within the reach of old statements; the signs that stand for several currencies list them.
const CODES = new Set(
  (
    'AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BYR BZD CAD CDF CHF CLF CLP ' +
    'CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HRK HTG HUF IDR ILS ' +
    'INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LTL LVL LYD MAD MDL MGA MKD MMK MNT MOP ' +
    'MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG ' +
    'SEK SGD SHP SLE SLL SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VED VES VND VUV ' +
    'WST XAF XCD XOF XPF YER ZAR ZMW ZWL DEM FRF ITL ESP ATS BEF NLG FIM IEP PTE GRD EEK SKK SIT'
  ).split(' '),
);

/** What some banks write for a currency that has another code. */
const OTHER_CODES: Readonly<Record<string, string>> = { RUR: 'RUB', RMB: 'CNY', CNH: 'CNY', NTD: 'TWD' };

/** The code of a currency in capitals; undefined for any other text. */
export function currencyCode(text: string): string | undefined {
  const code = OTHER_CODES[text] ?? text;
  return CODES.has(code) ? code : undefined;
}

export function isCurrencyCode(text: string): boolean {
  return currencyCode(text) !== undefined;
}

/** Currencies whose amounts have three decimals. */
export const THREE_DECIMALS: ReadonlySet<string> = new Set(['BHD', 'JOD', 'KWD', 'OMR', 'TND', 'IQD', 'LYD']);

/** Currencies without a unit below their own: nothing is printed behind a decimal mark. */
export const NO_DECIMALS: ReadonlySet<string> = new Set(
  'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' '),
);

const DOLLARS = [
  'USD',
  'MXN',
  'CAD',
  'AUD',
  'NZD',
  'SGD',
  'HKD',
  'ARS',
  'CLP',
  'COP',
  'TWD',
  'BRL',
  'UYU',
  'DOP',
  'NAD',
  'FJD',
  'JMD',
  'TTD',
  'BBD',
];

/** In lower case. */
export const CURRENCY_SIGNS: Readonly<Record<string, readonly string[]>> = {
  $: DOLLARS,
  us$: ['USD'],
  u$s: ['USD'],
  ca$: ['CAD'],
  c$: ['CAD', 'NIO'],
  rd$: ['DOP'],
  $u: ['UYU'],
  j$: ['JMD'],
  tt$: ['TTD'],
  a$: ['AUD'],
  au$: ['AUD'],
  nz$: ['NZD'],
  hk$: ['HKD'],
  s$: ['SGD'],
  r$: ['BRL'],
  mx$: ['MXN'],
  nt$: ['TWD'],
  '€': ['EUR'],
  // The euro sign of ISO-8859-15, read in the alphabet before it.
  '¤': ['EUR'],
  '£': ['GBP', 'GIP', 'FKP', 'EGP'],
  // In UTF-8, and then taken for Windows-1252.
  'â£': ['GBP'],
  'â‚¬': ['EUR'],
  '¥': ['JPY', 'CNY'],
  '￥': ['JPY', 'CNY'],
  円: ['JPY'],
  元: ['CNY', 'TWD'],
  원: ['KRW'],
  '₩': ['KRW'],
  '₹': ['INR'],
  rs: ['INR', 'PKR', 'LKR', 'NPR', 'MUR'],
  '₽': ['RUB'],
  руб: ['RUB'],
  '₺': ['TRY'],
  tl: ['TRY'],
  '₪': ['ILS'],
  '₴': ['UAH'],
  грн: ['UAH'],
  '₫': ['VND'],
  '₱': ['PHP'],
  '₦': ['NGN'],
  '฿': ['THB'],
  '₸': ['KZT'],
  zł: ['PLN'],
  zl: ['PLN'],
  kč: ['CZK'],
  kc: ['CZK'],
  ft: ['HUF'],
  kr: ['SEK', 'NOK', 'DKK', 'ISK'],
  fr: ['CHF', 'XOF', 'XAF', 'FRF'],
  sfr: ['CHF'],
  lei: ['RON', 'MDL'],
  лв: ['BGN'],
  rm: ['MYR'],
  rp: ['IDR'],
  's/': ['PEN'],
  q: ['GTQ'],
  bs: ['BOB', 'VES', 'VED'],
  $b: ['BOB'],
  '₡': ['CRC'],
  '₲': ['PYG'],
  gs: ['PYG'],
  '₵': ['GHS'],
  'gh₵': ['GHS'],
  ksh: ['KES'],
  tsh: ['TZS'],
  ush: ['UGX'],
  '₨': ['INR', 'PKR', 'LKR', 'NPR', 'MUR'],
  '৳': ['BDT'],
  tk: ['BDT'],
  đ: ['VND'],
  vnđ: ['VND'],
  nis: ['ILS'],
  'ש"ח': ['ILS'],
  dh: ['AED', 'MAD'],
  dhs: ['AED', 'MAD'],
  'ر.س': ['SAR'],
  'د.إ': ['AED'],
  '﷼': ['SAR', 'QAR', 'OMR', 'YER', 'IRR'],
  r: ['ZAR'],
};

const PESOS = ['MXN', 'ARS', 'CLP', 'COP', 'UYU', 'DOP', 'PHP'];
const CROWNS = ['NOK', 'SEK', 'DKK', 'ISK'];

/** As headers spell them, as plain words; a name may stand for several. */
export const CURRENCY_NAMES: Readonly<Record<string, readonly string[]>> = {
  euro: ['EUR'],
  euros: ['EUR'],
  euroa: ['EUR'],
  eur: ['EUR'],
  francs: ['CHF', 'FRF', 'XOF', 'XAF', 'BEF'],
  dollars: DOLLARS,
  dollar: DOLLARS,
  // In Spanish and Portuguese the dollars of the United States, beside pesos or reais.
  dolares: ['USD'],
  pounds: ['GBP', 'EGP', 'GIP', 'FKP'],
  sterling: ['GBP'],
  zloty: ['PLN'],
  zlotych: ['PLN'],
  kronor: ['SEK', 'ISK'],
  kroner: CROWNS,
  forint: ['HUF'],
  pesos: PESOS,
  soles: ['PEN'],
  colones: ['CRC'],
  guaranies: ['PYG'],
  quetzales: ['GTQ'],
  lempiras: ['HNL'],
  bolivianos: ['BOB'],
  bolivares: ['VES', 'VED'],
  reais: ['BRL'],
  rand: ['ZAR'],
  rupees: ['INR', 'PKR', 'LKR', 'NPR', 'MUR'],
  yen: ['JPY'],
  人民币: ['CNY'],
  บาท: ['THB'],
};
