/// <reference lib="dom" />

import { createRequire } from 'node:module';
import { join } from 'node:path';

import type * as Playwright from 'playwright-core';

import { CHECKOUT } from '../servers/paths';

type Page = Playwright.Page;

/** Milliseconds until a picture that does not come is a failure; a busy machine needs more than the usual half minute. */
const PATIENCE = 180_000;

/** Opens a browser, which is not part of the bundle. */
export function openBrowser(): Promise<Playwright.Browser> {
  const { chromium } = createRequire(join(CHECKOUT, 'package.json'))('playwright-core') as typeof Playwright;
  return chromium.launch({ executablePath: process.env['BURSAR_TEST_CHROMIUM'] ?? '/usr/bin/chromium' });
}

/** A tab without anything of an earlier one. */
async function openTab(browser: Playwright.Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem('bursar.person', 'elias'));
  return page;
}

/** Milliseconds from the start of a navigation to the frame that first shows an element. */
export async function firstPicture(browser: Playwright.Browser, address: URL, selector: string): Promise<number> {
  const page = await openTab(browser);
  try {
    await page.addInitScript((shown) => {
      const look = () => {
        if (document.querySelector(shown) === null) requestAnimationFrame(look);
        // The frame in which it was drawn has ended when the next one begins.
        else requestAnimationFrame((time) => Object.assign(window, { firstPicture: time }));
      };
      requestAnimationFrame(look);
    }, selector);
    await page.goto(address.href);
    const handle = await page.waitForFunction(() => (window as { firstPicture?: number }).firstPicture);
    return (await handle.jsonValue()) as number;
  } finally {
    await page.context().close();
  }
}
