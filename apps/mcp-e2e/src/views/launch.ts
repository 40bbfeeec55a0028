import { existsSync } from 'node:fs';

import { chromium, type Browser } from 'playwright-core';

import { PATIENCE_MILLISECONDS } from '../servers/running-process';

const DEBIAN = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'] as const;

/** Read by the environment of these tests when one fails. */
const openBrowsers: Browser[] = [];
Object.assign(globalThis, { openBrowsers });

/** Starts Chromium: the one that BURSAR_TEST_CHROMIUM names, or Debian's. */
export async function launch(args: readonly string[] = []): Promise<Browser> {
  const executablePath = process.env['BURSAR_TEST_CHROMIUM'] ?? DEBIAN.find(existsSync) ?? DEBIAN[0];
  const browser = await chromium.launch({ executablePath, args: [...args], timeout: PATIENCE_MILLISECONDS });
  openBrowsers.push(browser);
  return browser;
}
