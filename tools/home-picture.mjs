// Takes the picture that README shows, of the page with the sample household: node tools/home-picture.mjs FILE, or with the
// build that it needs npx nx run mcp:picture. The day is fixed, so that the picture changes only when the page or the sample
// does.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { chromium } from 'playwright-core';

const NOW = Date.parse('2026-11-22T15:00:00Z');
const SIZE = { width: 1000, height: 850 };
const SCALE = 1.5;

/** Moves the clock of a process, which runs on from there. */
const preload = `
  const Real = Date;
  const offset = ${NOW} - Real.now();
  globalThis.Date = class Date extends Real {
    constructor(...given) { super(...(given.length === 0 ? [Real.now() + offset] : given)); }
    static now() { return Real.now() + offset; }
  };`;

const [, , file] = process.argv;
if (file === undefined) throw new Error('Name the file to write: node tools/home-picture.mjs docs/home.png');
const main = join(import.meta.dirname, '../dist/apps/mcp/main.js');
const server = spawn(process.execPath, [main, 'http', '--ephemeral', '--port', '0', '--language', 'en'], {
  env: { ...process.env, NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(preload)}` },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const ended = once(server, 'exit');
const browser = await chromium.launch({ executablePath: process.env.BURSAR_TEST_CHROMIUM ?? '/usr/bin/chromium' });
try {
  const address = await addressOf(server);
  const context = await browser.newContext({
    ...{
      viewport: SIZE,
      deviceScaleFactor: SCALE,
      colorScheme: 'light',
      locale: 'en-GB',
      timezoneId: 'America/Sao_Paulo',
    },
    ...{ reducedMotion: 'reduce', serviceWorkers: 'block' },
  });
  const loaded = await context.request.put(new URL('/household/sample', address).href);
  if (!loaded.ok()) throw new Error(`The sample could not be loaded: ${await loaded.text()}`);
  const page = await context.newPage();
  await page.clock.setFixedTime(NOW);
  await page.goto(new URL('/#/home/2026-11', address).href);
  await page.locator('[data-figure=settlement]').first().waitFor();
  await page.locator('[data-action=remove-sample]').waitFor();
  await page.screenshot({ path: file, animations: 'disabled', caret: 'hide' });
} finally {
  await browser.close();
  server.kill();
  await ended;
}

/** The address that the server prints when it is ready. */
async function addressOf({ stdout }) {
  for await (const line of createInterface({ input: stdout })) {
    const [address] = /http:\/\/[\d.]+:\d+/.exec(line) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error('The server did not start.');
}
