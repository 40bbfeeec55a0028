import { defineCommand, type OptionDefinitions } from './command-definition';

const YEAR = {
  year: { type: 'string', value: 'YEAR', defaultText: 'all', summary: 'one tax year, such as 2024 for 2024/25' },
} as const satisfies OptionDefinitions;

const COVER = {
  cover: {
    type: 'string',
    value: 'HOW',
    values: ['held', 'window'],
    defaultText: 'held',
    summary: 'window accepts a sale that purchases in the next 30 days cover',
  },
} as const satisfies OptionDefinitions;

const OUTPUT = {
  output: {
    type: 'string',
    value: 'FILE',
    defaultText: 'the standard output',
    summary: 'the file to write; .pdf, .csv, .json or .txt decides the format',
  },
} as const satisfies OptionDefinitions;

const format = <const Values extends readonly string[]>(values: Values) =>
  ({
    format: {
      type: 'string',
      value: 'FORMAT',
      values,
      defaultText: 'text',
      summary: `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`,
    },
    ...OUTPUT,
  }) as const satisfies OptionDefinitions;

const RETURN = {
  'taxable-income': { type: 'string', value: 'POUNDS', summary: 'taxable income, for the tax' },
  'band-extension': { type: 'string', value: 'POUNDS', summary: 'the amount that extends the basic rate band' },
  'losses-brought-forward': { type: 'string', value: 'POUNDS', summary: 'losses of years before these files' },
  'losses-not-claimed': {
    type: 'string',
    value: 'YEARS',
    summary: 'years whose losses were not claimed, such as 2020,2021',
  },
  kinds: { type: 'string', value: 'KINDS', summary: 'what tickers are, such as BTC=crypto,PVT=unlisted' },
  ...COVER,
} as const satisfies OptionDefinitions;

const SALE = {
  ticker: { type: 'string', value: 'TICKER', summary: 'what is sold' },
  date: { type: 'string', value: 'YYYY-MM-DD', summary: 'the day of the sale' },
} as const satisfies OptionDefinitions;

export const CGT_REPORT = defineCommand({
  name: 'cgt report',
  usage: ['FILE... [OPTIONS]'],
  summary: 'Reports UK capital gains from .cgt or JSON files and exports of brokers. Several files form one history.',
  options: { ...YEAR, ...COVER, ...format(['text', 'json', 'csv', 'pdf']) },
  settings: [],
  examples: [
    'bursar cgt report examples/three-years.cgt --year 2024',
    'bursar cgt report examples/three-years.cgt --year 2024 --output gains.pdf',
  ],
});

export const CGT_RETURN = defineCommand({
  name: 'cgt return',
  usage: ['FILE... --year YEAR [OPTIONS]'],
  summary: 'Works out the figures for a Self Assessment return.',
  options: { ...YEAR, ...RETURN, ...format(['text', 'json', 'csv', 'pdf']) },
  settings: [],
  examples: ['bursar cgt return examples/three-years.cgt --year 2024 --taxable-income 30000'],
});

export const CGT_PLAN = defineCommand({
  name: 'cgt plan',
  usage: ['FILE... --ticker TICKER --date YYYY-MM-DD --price AMOUNT [OPTIONS]'],
  summary: 'Works out what a sale would come to, and how many shares you could sell within the allowance.',
  options: {
    ...SALE,
    price: { type: 'string', value: 'AMOUNT', summary: 'the price of one, such as 12.50 or "12.50 USD"' },
    quantity: { type: 'string', value: 'N', defaultText: 'all', summary: 'how many' },
    fees: { type: 'string', value: 'AMOUNT', defaultText: 'none', summary: 'the fees of the sale' },
    ...RETURN,
    ...format(['text', 'json']),
  },
  settings: [],
  examples: ['bursar cgt plan examples/three-years.cgt --ticker ORCH --date 2026-08-03 --price 41'],
});

export const CGT_EXPLAIN = defineCommand({
  name: 'cgt explain',
  usage: ['FILE... --date YYYY-MM-DD --ticker TICKER [OPTIONS]'],
  summary: 'Shows how a sale was matched, with the rule behind each part.',
  options: { ...SALE, ...COVER, ...format(['text', 'json', 'csv']) },
  settings: [],
  examples: ['bursar cgt explain examples/three-years.cgt --date 2024-12-10 --ticker ORCH'],
});

export const CGT_PARSE = defineCommand({
  name: 'cgt parse',
  usage: ['FILE... [OPTIONS]'],
  summary: 'Prints the transactions in files, in one format.',
  options: format(['text', 'json', 'csv']),
  settings: [],
  examples: ['bursar cgt parse examples/minimal.cgt --format csv'],
});

export const CGT_CONVERT = defineCommand({
  name: 'cgt convert',
  usage: ['FILE... [OPTIONS]'],
  summary: 'Prints the transactions in files as .cgt text, or for a plain-text accounting program.',
  options: format(['text', 'json', 'beancount', 'hledger', 'ledger']),
  settings: [],
  examples: ['bursar cgt convert examples/minimal.cgt --format hledger'],
});
