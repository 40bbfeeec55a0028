import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { median, percentile } from '../measuring/statistics';
import { today } from '../overview/household-statement';
import { milliseconds, ratioRow, type Row } from '../report/row';
import { startHttp } from '../servers/http-process';
import { BURSAR } from '../servers/paths';
import { firstPicture, openBrowser, openTab, pressToPicture, type Press } from './browser';
import { BANK_ROWS, fillBank, fillShared, MONTHS, MOVEMENTS } from './large-household';

const [WARM_UP_PRESSES, PRESSES, PICTURES] = [4, 40, 7];
const GOAL_MILLISECONDS = 50;
const GOAL_BYTES = 120_000;

/** By place, presses that show other data; each is pressed in turn. */
const PLACES: readonly { readonly name: string; readonly route: string; readonly presses: readonly Press[] }[] = [
  {
    name: 'home, another month',
    route: '#/home',
    presses: [0, 1].map((index) => ({
      button: `.month-step >> nth=${index}`,
      shown: '[data-figure=spending]',
    })),
  },
  {
    name: 'a shared month, another one',
    route: '#/shared',
    presses: [0, 1].map((index) => ({ button: `.month-step >> nth=${index}`, shown: '.hero-figure' })),
  },
  {
    name: 'the ledger, another direction',
    route: '#/ledger',
    presses: [2, 1].map((index) => ({ button: `.filters .segment >> nth=${index}`, shown: 'tr[data-row]' })),
  },
];

/** The page in a browser, over loopback: from a press to its picture, the first picture, and the bytes that are sent. */
export async function pageRows(): Promise<Row[]> {
  const folders = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'bursar-benchmark-')));
  const [full = '', empty = ''] = folders;
  await fillShared(full, today());
  const servers = await Promise.all(
    [full, empty].map((folder) => startHttp(BURSAR, ['http', '--port', '0', '--data-dir', folder])),
  );
  const [large = '', small = ''] = servers.map(({ url }) => url);
  const browser = await openBrowser();
  try {
    await fillBank(large, today());
    const presses = [];
    for (const place of PLACES) {
      const page = await openTab(browser);
      await page.goto(new URL(`/${place.route}`, large).href);
      await page
        .locator(place.presses[0]?.shown ?? 'h1')
        .first()
        .waitFor();
      const times: number[] = [];
      for (let press = 0; press < WARM_UP_PRESSES + PRESSES; press += 1) {
        times.push(await pressToPicture(page, place.presses[press % place.presses.length] as Press));
      }
      presses.push({ name: place.name, times: times.slice(WARM_UP_PRESSES) });
      await page.context().close();
    }
    const firstTimes: { large: number[]; small: number[] } = { large: [], small: [] };
    for (let picture = 0; picture <= PICTURES; picture += 1) {
      firstTimes.large.push(await firstPicture(browser, new URL('/#/home', large), '[data-figure=spending]'));
      firstTimes.small.push(await firstPicture(browser, new URL('/#/home', small), '[data-empty=home]'));
    }
    const household = `${BANK_ROWS} bank rows, ${MOVEMENTS} movements, ${MONTHS} months`;
    return [
      ...presses.map(({ name, times }) => pressRow(`press to picture: ${name} (${household})`, times)),
      ratioRow({
        what: `first picture of home (${household})`,
        measured: median(firstTimes.large.slice(1)),
        reference: median(firstTimes.small.slice(1)),
        referenceName: 'of an empty household',
        goal: 3,
      }),
      await bytesRow(new URL('/', small), 'br'),
      await bytesRow(new URL('/', small), 'gzip'),
    ];
  } finally {
    await browser.close();
    await Promise.all(servers.map((server) => server.stop()));
    for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

function pressRow(what: string, times: readonly number[]): Row {
  const measured = percentile(times, 95);
  return {
    what,
    measured: `p95 ${milliseconds(measured)}`,
    reference: `median ${milliseconds(median(times))} of ${times.length}`,
    goal: `p95 ≤ ${GOAL_MILLISECONDS} ms`,
    isMet: measured <= GOAL_MILLISECONDS,
  };
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
