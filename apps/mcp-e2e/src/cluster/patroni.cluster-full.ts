import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync } from 'node:fs';
import { join } from 'node:path';

import { BURSAR, ROOT, TemporaryFolder } from '../index';
import { report } from '../stress/report';
import { expectWithin } from '../stress/limits';
import { suiteWith } from './programs';

/** Of examples/cluster/patroni.yml, and what the programs in between may add. */
const [TTL_SECONDS, MORE_SECONDS] = [20, 10];

suiteWith(['patroni', 'etcd', 'haproxy', 'pgbouncer'])('the example cluster', () => {
  it('has another primary within the ttl of Patroni and some seconds, and every write once', async () => {
    const folder = new TemporaryFolder();
    // The account of the databases has to reach it.
    chmodSync(folder.path, 0o755);
    const env = { ...process.env, BURSAR: `node ${BURSAR}`, CLUSTER_FOLDER: join(folder.path, 'cluster') };
    const playing = spawn(join(ROOT, 'examples/cluster/cluster.sh'), ['play'], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [playing.stdout, playing.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    }
    const [status] = await once(playing, 'close');
    folder.remove();
    expect({ status, output }).toEqual({ status: 0, output: expect.stringContaining('stored: 40 40') });
    const seconds = Number(/writes again after (\d+) s/.exec(output)?.[1]);
    report(`Patroni: writes again ${seconds} s after the primary was killed`);
    expectWithin((TTL_SECONDS + MORE_SECONDS) * 1_000, seconds * 1_000);
  });
});
