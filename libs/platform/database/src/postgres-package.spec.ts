import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import { buildPrograms } from './testing/build-program';
import { OwnServer } from './testing/own-server';

// Why the driver is `pg`: docs/decisions/database-driver.md. These tests pass as long as the npm package `postgres` has
// the defects that rule it out. When one fails because of a new version, the decision can be revisited.

const manifest = join(__dirname, '../../../../node_modules/postgres/package.json');
const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { readonly version: string };
const revisit = (defect: string) =>
  `postgres ${version} no longer ${defect}: revisit docs/decisions/database-driver.md and remove this test`;

describe(`the package postgres ${version}`, () => {
  let server: OwnServer;
  beforeAll(async () => {
    server = await OwnServer.started();
  });
  afterAll(() => server.stop());

  const probe = async (scenario: string) => {
    const { hostname, port, username, password } = new URL(server.url);
    const options = { host: hostname, port: Number(port), username, password, database: 'postgres' };
    const program = join(buildPrograms(['testing/postgres-package-probe.ts']), 'postgres-package-probe.js');
    const child = spawn(process.execPath, [program, scenario, JSON.stringify(options)]);
    const [output, errors, [status]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'exit') as Promise<[number | null]>,
    ]);
    return { output, errors, status };
  };

  // https://github.com/porsager/postgres/issues/1208
  it('ends the process when a connection breaks inside of a transaction', async () => {
    const { status, errors } = await probe('break');
    const hasDefect = status !== 0 && errors.includes("Cannot read properties of null (reading 'write')");
    if (!hasDefect) throw new Error(revisit('ends the process when a connection breaks'));
  });

  // https://github.com/porsager/postgres/issues/1216
  it('commits a later statement of a broken transaction inside of another one', async () => {
    const { output } = await probe('reconnect');
    if (output !== '["first","second"]') throw new Error(revisit('mixes transactions after a reconnect'));
  });
});
