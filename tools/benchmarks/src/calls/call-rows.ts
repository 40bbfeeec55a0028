import { interleaved } from '../measuring/interleaved';
import { load } from '../measuring/load';
import { median } from '../measuring/statistics';
import type { Row } from '../report/row';
import { startHttp } from '../servers/http-process';
import { callsTo, type Call, type Era } from '../servers/mcp-calls';
import { BARE_HTTP_SERVER, BARE_SERVER, BURSAR } from '../servers/paths';
import { startStdio } from '../servers/stdio-process';

const ROUNDS = 7;
const SECONDS = 0.5;
const IN_FLIGHT = [1, 16];
const ERAS: readonly Era[] = ['2025-11-25', '2026-07-28'];
const GOAL = 0.8;

/** The tool that does the least and needs no database. */
const own = (call: Call) => () => call('get_fx_rate', { currency: 'USD', year: 2024, month: 3 });
const echo = (call: Call) => () => call('echo', { text: 'USD 2024-03' });

/** Calls a second over stdio and over HTTP, compared with the SDK's own server. */
export async function callRows(): Promise<Row[]> {
  return [...(await stdioRows()), ...(await httpRows())];
}

async function stdioRows(): Promise<Row[]> {
  const [bursar, bare] = [await startStdio(BURSAR, ['stdio', '--ephemeral']), await startStdio(BARE_SERVER)];
  try {
    const rows: Row[] = [];
    for (const clients of IN_FLIGHT) rows.push(await compared('stdio', clients, own(bursar.call), echo(bare.call)));
    return rows;
  } finally {
    await bursar.stop();
    await bare.stop();
  }
}

async function httpRows(): Promise<Row[]> {
  const bursar = await startHttp(BURSAR, ['http', '--port', '0', '--ephemeral']);
  const bare = await startHttp(BARE_HTTP_SERVER);
  try {
    const rows: Row[] = [];
    for (const era of ERAS) {
      for (const clients of IN_FLIGHT) {
        const [ours, theirs] = [callsTo(bursar.url, era, clients), callsTo(bare.url, era, clients)];
        rows.push(await compared(`HTTP, ${era}`, clients, own(ours.call), echo(theirs.call)));
        ours.close();
        theirs.close();
      }
    }
    return rows;
  } finally {
    await bursar.stop();
    await bare.stop();
  }
}

async function compared(
  how: string,
  clients: number,
  ours: () => Promise<unknown>,
  theirs: () => Promise<unknown>,
): Promise<Row> {
  const rate = (call: () => Promise<unknown>) => async () => {
    const { calls, seconds } = await load(clients, SECONDS, call);
    return calls / seconds;
  };
  const measures = { ours: rate(ours), theirs: rate(theirs) };
  // Both warm up before they are measured.
  await interleaved(2, measures);
  const rates = await interleaved(ROUNDS, measures);
  const [measured, reference] = [median(rates.ours), median(rates.theirs)];
  const ratio = measured / reference;
  return {
    what: `calls a second, ${how}, ${clients} in flight`,
    measured: measured.toFixed(0),
    reference: `bare SDK server's echo ${reference.toFixed(0)}: ${ratio.toFixed(2)} ×`,
    goal: `≥ ${GOAL} ×`,
    isMet: ratio >= GOAL,
  };
}
