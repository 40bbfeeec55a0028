import { CANDIDATES } from './decode/guess-encoding';
import type { StatementFormat } from './reading-arguments';
import { HEADER_WORDS, type Language } from './table/vocabulary/header-words';

/** What each format is, for people. */
export const FORMATS: Readonly<Record<StatementFormat | 'zip', string>> = {
  csv: 'CSV and other text tables, separated by `,` `;` tab or `|`, with or without a header',
  xlsx: 'Excel workbooks (XLSX)',
  html: 'web pages and XML tables that banks name `.xls`',
  ofx: 'OFX 1 and 2, QFX, QBO',
  qif: 'QIF of bank, card and cash accounts',
  camt: 'CAMT.052, CAMT.053 and CAMT.054 of every version',
  mt940: 'MT940 and MT942',
  zip: 'zip archives of these',
};

const LANGUAGES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'German',
  fr: 'French',
  it: 'Italian',
  es: 'Spanish',
  pt: 'Portuguese',
  nl: 'Dutch',
  pl: 'Polish',
  sv: 'Swedish, Danish and Norwegian',
  cs: 'Czech, Slovak and Hungarian',
  fi: 'Finnish',
  ro: 'Romanian',
  tr: 'Turkish',
  lt: 'Estonian, Latvian and Lithuanian',
  ru: 'Russian, Ukrainian and Bulgarian',
  ja: 'Japanese',
  zh: 'Chinese',
  ko: 'Korean',
  he: 'Hebrew',
  el: 'Greek',
  hr: 'Croatian, Serbian and Slovene',
  id: 'Indonesian and Malay',
  th: 'Thai',
  vi: 'Vietnamese',
  ar: 'Arabic',
};

/** The formats, encodings and languages that can be read, as a list for the README: from the tables that reading uses. */
export function whatIsRead(): string {
  const languages = (Object.keys(LANGUAGES) as Language[]).filter((language) =>
    (['bookingDate', 'amount'] as const).every((role) => HEADER_WORDS[role][language] !== undefined),
  );
  const encodings = ['utf-8', 'utf-16le', 'utf-16be', ...Object.keys(CANDIDATES)];
  return [
    ...Object.values(FORMATS).map((format) => `- ${format}`),
    `- encodings: ${encodings.map((encoding) => `\`${encoding}\``).join(', ')}`,
    `- names of columns in ${languages.map((language) => LANGUAGES[language]).join(', ')}`,
  ].join('\n');
}
