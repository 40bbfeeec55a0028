import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { median } from '../measuring/statistics';
import { today } from '../overview/household-statement';
import { ratioRow, type Row } from '../report/row';
import { startHttp } from '../servers/http-process';
import { BURSAR } from '../servers/paths';
import { firstPicture, openBrowser } from './browser';
import { BANK_ROWS, fillBank, fillShared, MONTHS, MOVEMENTS } from './large-household';
import { pressRows } from './press-rows';

const PICTURES = 7;
const GOAL_BYTES = 120_000;

/** The page in a browser, over loopback: from a press to its picture, the first picture, and the bytes that are sent. */
export async function pageRows(): Promise<Row[]> {
  const folders = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'bursar-benchmark-')));
  const [full = '', empty = ''] = folders;
  await fillShared(full, today());
  const servers = await Promise.all(
    [full, empty].map((folder) => startHttp(BURSAR, ['http', '--port', '0', '--data-dir', folder])),
  );
  const [large = '', small = ''] = servers.map(({ url }) => url);
  try {
    await fillBank(large, today());
    const household = `${BANK_ROWS} bank rows, ${MOVEMENTS} movements, ${MONTHS} months`;
    const presses = await pressRows(large, household);
    const firstTimes = await firstPictures(large, small);
    return [
      ...presses,
      ratioRow({
        what: `first picture of home (${household})`,
        measured: median(firstTimes.large),
        reference: median(firstTimes.small),
        referenceName: 'of an empty household',
        goal: 3,
      }),
      await bytesRow(new URL('/', small), 'br'),
      await bytesRow(new URL('/', small), 'gzip'),
    ];
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Milliseconds, of the household and of an empty one. */
async function firstPictures(large: string, small: string) {
  const browser = await openBrowser();
  const times: { readonly large: number[]; readonly small: number[] } = { large: [], small: [] };
  try {
    for (let picture = 0; picture <= PICTURES; picture += 1) {
      times.large.push(await firstPicture(browser, new URL('/#/home', large), '[data-figure=spending]'));
      times.small.push(await firstPicture(browser, new URL('/#/home', small), '[data-empty=home]'));
    }
  } finally {
    await browser.close();
  }
  return { large: times.large.slice(1), small: times.small.slice(1) };
}

async function bytesRow(address: URL, encoding: string): Promise<Row> {
  const [sent, plain] = await Promise.all([bytesOf(address, encoding), bytesOf(address, 'identity')]);
  return {
    what: `the page as it is sent (${encoding})`,
    measured: `${sent} bytes`,
    reference: `uncompressed ${plain} bytes`,
    goal: `≤ ${GOAL_BYTES} bytes`,
    isMet: sent <= GOAL_BYTES,
  };
}

/** The length of a body as it goes over the wire. */
function bytesOf(address: URL, encoding: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(address, { headers: { 'accept-encoding': encoding } }, (response) => {
      let bytes = 0;
      response.on('data', (part: Buffer) => (bytes += part.byteLength));
      response.on('end', () => resolve(bytes));
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.end();
  });
}
