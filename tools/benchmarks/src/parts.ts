import { balanceRows } from './balances/balance-rows';
import { callRows } from './calls/call-rows';
import { capacityRows } from './capacity/capacity-rows';
import { capitalGainsRows } from './capital-gains/capital-gains-rows';
import { ciRows } from './ci/ci-rows';
import { coupleRows } from './couple/couple-rows';
import { expenseLoadRows } from './expenses/expense-load-rows';
import { ledgerRows } from './ledger/ledger-rows';
import { memoryRows } from './memory/memory-rows';
import { messageRows } from './messages/message-rows';
import { migrationRows } from './migrations/migration-rows';
import { monthRows } from './months/month-rows';
import { overviewRows } from './overview/overview-rows';
import { ownerRows } from './owners/owner-rows';
import { pageRows } from './page/page-rows';
import { ownDataMemoryRows, ownDataRows } from './own-data/own-data-rows';
import type { Row } from './report/row';
import { stallRows } from './stalls/stall-rows';
import { startRows } from './starts/start-rows';
import { statementRows } from './statements/statement-rows';
import { writeRows } from './writes/write-rows';

/** The parts that can be measured separately. Loads last the given number of seconds. */
export const PARTS = {
  starts: startRows,
  calls: callRows,
  writes: writeRows,
  months: monthRows,
  ledger: ledgerRows,
  statements: statementRows,
  'capital-gains': capitalGainsRows,
  expenses: expenseLoadRows,
  balances: balanceRows,
  messages: messageRows,
  couple: coupleRows,
  overview: overviewRows,
  page: pageRows,
  'own-data': ownDataRows,
  'own-data-memory': ownDataMemoryRows,
  memory: memoryRows,
  stall: stallRows,
  owners: ownerRows,
  capacity: capacityRows,
  migrations: migrationRows,
  ci: ciRows,
} satisfies Readonly<Record<string, (seconds: number) => Row[] | Promise<Row[]>>>;

export type PartName = keyof typeof PARTS;

/**
 * All parts except those that take longer than the others together, the tests of the whole checkout, thousands of households and
 * large ledgers, and the one that needs a browser.
 */
export const USUAL_PARTS = (Object.keys(PARTS) as PartName[]).filter(
  (name) => !['ci', 'owners', 'capacity', 'migrations', 'page', 'own-data-memory'].includes(name),
);
