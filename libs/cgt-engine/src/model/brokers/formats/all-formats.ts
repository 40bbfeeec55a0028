import type { DocumentFormat, TableFormat } from './format';
import { coinbase } from './coinbase';
import { etoro } from './etoro';
import { fidelityUk } from './fidelity-uk';
import { freetrade } from './freetrade';
import { hargreavesLansdown } from './hargreaves-lansdown';
import { interactiveBrokers } from './interactive-brokers';
import { interactiveBrokersFlex } from './interactive-brokers-flex';
import { interactiveInvestor } from './interactive-investor';
import { investEngine } from './investengine';
import { morganStanley } from './morgan-stanley';
import { revolut } from './revolut';
import { schwab } from './schwab';
import { schwabEquityAwardsCsv, schwabEquityAwardsJson } from './schwab-equity-awards';
import { sharesightIncome, sharesightTrades } from './sharesight';
import { trading212 } from './trading212';
import { vanguardUk } from './vanguard-uk';

/** Formats known by the columns of one header. A new broker is a line here, or below. */
export const TABLE_FORMATS: readonly TableFormat[] = [
  trading212,
  freetrade,
  schwab,
  hargreavesLansdown,
  sharesightTrades,
  sharesightIncome,
  morganStanley,
  interactiveInvestor,
  fidelityUk,
  revolut,
  investEngine,
  etoro,
  coinbase,
];

/** Formats that are not one table of CSV. */
export const DOCUMENT_FORMATS: readonly DocumentFormat[] = [
  interactiveBrokersFlex,
  schwabEquityAwardsJson,
  interactiveBrokers,
  schwabEquityAwardsCsv,
  vanguardUk,
];

export const BROKERS: readonly string[] = [
  ...new Set([...TABLE_FORMATS, ...DOCUMENT_FORMATS].map(({ broker }) => broker)),
].sort();
