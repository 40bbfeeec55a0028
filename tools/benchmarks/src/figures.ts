import { measureCapacity } from './capacity/capacity';
import { measureBrokerFile } from './capital-gains/broker-files';
import { measureCapitalGains } from './capital-gains/capital-gains';
import { measureCapitalGainsTools } from './capital-gains/capital-gains-tools';
import { measureLedger } from './ledger/ledger';
import { measureMessages } from './messages/messages';
import { measureMigrations } from './migrations/migrations';
import { measureCristiAgent } from './months/cristi-agent';
import { measureGeneration } from './months/generation';
import { measureSharedMonth } from './months/shared-month';
import { measureOwners } from './owners/owners';
import { measureStatement } from './statements/statements';

// Takes one measure in a fresh process, so that none profits from another's memory or warm code: figures.js MEASURE [SIZE ...]
const MEASURES: Readonly<Record<string, (...sizes: readonly number[]) => Promise<unknown>>> = {
  'capital-gains': (trades = 0, tickers = 0, runs = 1) => measureCapitalGains(trades, tickers, runs),
  'capital-gains-tools': (trades = 0, tickers = 0, runs = 1) => measureCapitalGainsTools(trades, tickers, runs),
  'broker-file': (trades = 0, tickers = 0, runs = 1) => measureBrokerFile(trades, tickers, runs),
  'shared-month': () => measureSharedMonth(),
  generation: (rules = 1_000) => measureGeneration(rules),
  'cristi-agent': (transactions = 0) => measureCristiAgent(transactions),
  messages: (transactions = 50_000) => measureMessages(transactions),
  ledger: (rows = 1_000_000) => measureLedger(rows),
  owners: (few = 100, many = 20_000) => measureOwners(few, many),
  capacity: (households = 2_000, seconds = 15) => measureCapacity(households, seconds),
  migrations: (rows = 10_000_000) => measureMigrations(rows),
  statement: (format = 0) => measureStatement(format),
};

const [name = '', ...sizes] = process.argv.slice(2);
const measure = MEASURES[name];
if (measure === undefined) throw new Error(`the measures are ${Object.keys(MEASURES).join(', ')}`);
process.stdout.write(JSON.stringify(await measure(...sizes.map(Number))));
