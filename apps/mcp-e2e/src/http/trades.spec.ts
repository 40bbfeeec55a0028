import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { createKey, DataDirectory, HttpServer, runBursar, shown, TemporaryFolder, UNLIMITED } from '../index';

const folder = new TemporaryFolder();
const directory = new DataDirectory();
let server: HttpServer;
beforeAll(async () => {
  writeFileSync(join(folder.path, '1-bought.cgt'), '2020-05-01 BUY VOD 100 @ 10 GBP\n');
  writeFileSync(join(folder.path, '2-sold.cgt'), '2024-06-20 SELL VOD 40 @ 150 GBP\n');
  const args = [...directory.args, '--trades', folder.path];
  server = await HttpServer.started({ args, env: UNLIMITED });
});
afterAll(async () => {
  await server.stop();
  await directory.remove();
  folder.remove();
});

const FILES = ['1-bought.cgt', '2-sold.cgt'];
const listed = async (headers = {}) => JSON.parse((await server.send({ path: '/household/trades', headers })).text);
const structured = async (tool: string, input: object, headers = {}) =>
  (
    (await server.callTool(tool, input, headers)).message?.result as {
      structuredContent: ReturnType<typeof JSON.parse>;
    }
  ).structuredContent;

it('the folder of the trades is named to the person at the machine alone', async () => {
  expect(await listed()).toEqual({ files: FILES });
  const key = await createKey(directory, 'local');
  expect(await listed(shown(key))).toEqual({ files: [] });
  expect(await structured('get_overview', {}, shown(key))).toMatchObject({ capital_gains: null });
  expect((await server.send({ method: 'POST', path: '/household/trades' })).status).toBe(405);
});

it('the overview has the gains of this tax year, and its rows are a call that adds up to them', async () => {
  const { capital_gains: gains } = await structured('get_overview', {});
  expect(gains.rows).toMatchObject({ tool: 'calculate_report', arguments: { cgt_path: FILES } });
  const { tax_years: years } = await structured(gains.rows.tool, gains.rows.arguments);
  expect(years).toMatchObject([{ period: gains.tax_year, net_gain: gains.net, taxable_gain: gains.taxable }]);
});

it('the report of its files is the one of the command line', async () => {
  const body = JSON.stringify({ cgt_path: FILES });
  const headers = { 'content-type': 'application/json' };
  const csv = await server.send({ method: 'POST', path: '/reports/capital-gains.csv', headers, body });
  const paths = FILES.map((file) => join(folder.path, file));
  const { stdout } = await runBursar(['cgt', 'report', ...paths, '--format', 'csv']);
  expect(csv.text).toBe(stdout.replaceAll('\n', '\r\n'));
  expect(csv.text).toContain('5600.00');
});

it('a folder that is not there stops the start', async () => {
  const { status, stderr } = await runBursar(['http', '--port', '0', '--trades', join(folder.path, 'none')]);
  expect([status, stderr]).toEqual([2, expect.stringMatching(/invalid --trades .*expected an existing directory/)]);
});
