import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openTestServer, type TestHousehold, type TestServer } from '../testing/household/test-household';

let server: TestServer;
let folder: string;
let household: TestHousehold;
beforeAll(async () => {
  server = await openTestServer();
  folder = mkdtempSync(join(tmpdir(), 'bursar-trades-'));
  household = await server.household({ environment: { BURSAR_TRADES: folder } });
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await server.drop();
});

const write = (name: string, ...lines: readonly string[]) => writeFileSync(join(folder, name), lines.join('\n'));
const gains = async () => (await household.call('get_overview')).capital_gains;

it('has no gains without trades', async () => {
  expect(await gains()).toBeNull();
});

it('has the gains of this tax year from all files of the folder, and the call for their rows', async () => {
  write('2025.cgt', '2025-05-01 BUY VOD 100 @ 10 GBP');
  write('2026.cgt', '2026-06-20 SELL VOD 40 @ 150 GBP', '2026-07-20 SELL VOD 10 @ 9 GBP');
  // No trades: hidden, or not files.
  write('.notes', 'not trades');
  mkdirSync(join(folder, 'older'));
  expect(await gains()).toEqual({
    ...{ tax_year: '2026/27', gains: '5600.00', losses: '10.00', net: '5590.00' },
    ...{ exempt_amount: '3000.00', taxable: '2590.00' },
    rows: { tool: 'calculate_report', arguments: { cgt_path: ['2025.cgt', '2026.cgt'], year: 2026 } },
  });
});

it('is new when a file has changed', async () => {
  write('2026.cgt', '2026-06-20 SELL VOD 40 @ 50 GBP');
  expect(await gains()).toMatchObject({ gains: '1600.00', losses: '0.00', taxable: '0.00' });
});

it('has no gains where the trades are refused, and the rest of the overview', async () => {
  write('2027.cgt', 'SELL everything');
  expect(await household.call('get_overview')).toMatchObject({
    capital_gains: null,
    month: '2026-11',
    unavailable: [],
  });
  rmSync(join(folder, '2027.cgt'));
  expect(await gains()).not.toBeNull();
});

it('has no gains where they are not served', async () => {
  const domains = ['shared-split', 'planifi'] as const;
  const without = await server.household({ environment: { BURSAR_TRADES: folder }, domains });
  expect(await without.call('get_overview')).toMatchObject({ capital_gains: null });
});
