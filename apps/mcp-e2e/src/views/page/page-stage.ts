import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';

import { DataDirectory } from '../../fixtures/data-directory';
import { HttpServer } from '../../servers/http-server';
import type { Fields } from '../../servers/json-rpc';
import { ROOT } from '../../fixtures/workspace';
import { barriers, overflowing } from '../looking';
import type { Theme } from '../stage';

const SCREENSHOTS = join(ROOT, 'tmp/screenshots');

/** The widths at which the page is looked at: a phone's and a desktop's. */
const WIDTHS = { phone: 360, desktop: 1280 } as const;
export type Width = keyof typeof WIDTHS;

export interface PageLook {
  readonly theme?: Theme;
  readonly width?: Width;
}

/** Light and dark, at both widths. */
export const PAGE_LOOKS: readonly Required<PageLook>[] = [
  { theme: 'light', width: 'desktop' },
  { theme: 'dark', width: 'desktop' },
  { theme: 'light', width: 'phone' },
  { theme: 'dark', width: 'phone' },
];

interface Setting {
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly data?: DataDirectory;
}

/** A bursar with data of a test's own, and a browser in which its page is opened. */
export class PageStage {
  /** What the browser complained of, and where it went beside the server: a right page leaves both empty. */
  readonly complaints: string[] = [];
  #context: BrowserContext | undefined;

  private constructor(
    readonly data: DataDirectory,
    readonly bursar: HttpServer,
    private readonly browser: Browser,
  ) {}

  static async set({ args = [], env = {}, data = new DataDirectory() }: Setting = {}): Promise<PageStage> {
    const executablePath = process.env['BURSAR_TEST_CHROMIUM'] ?? '/usr/bin/chromium';
    const bursar = await HttpServer.started({ args: [...data.args, ...args], env });
    return new PageStage(data, bursar, await chromium.launch({ executablePath }));
  }

  /** Calls a tool without the page, to fill what it shows. */
  async call(tool: string, input: Fields): Promise<Fields> {
    const { message } = await this.bursar.callTool(tool, input);
    if (message?.result?.['structuredContent'] === undefined) throw new Error(`${tool}: ${JSON.stringify(message)}`);
    return message.result['structuredContent'] as Fields;
  }

  /** A tab of its own, closed with the next one, before it has gone anywhere. */
  async tab({ theme = 'light', width = 'desktop' }: PageLook = {}): Promise<Page> {
    await this.#context?.close();
    this.#context = await this.browser.newContext({
      viewport: { width: WIDTHS[width], height: 900 },
      colorScheme: theme,
      locale: 'en-US',
      reducedMotion: 'reduce',
      acceptDownloads: true,
    });
    const page = await this.#context.newPage();
    page.on('console', (message) => {
      // A refusal under HTTP is told to the page, and by the browser to its console.
      const isRefusal = /^Failed to load resource: the server responded with a status of 4\d\d/.test(message.text());
      if (['error', 'warning'].includes(message.type()) && !isRefusal) this.complaints.push(message.text());
    });
    page.on('pageerror', (error) => this.complaints.push(String(error)));
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      if (protocol === 'http:' && origin !== this.bursar.url.origin) this.complaints.push(request.url());
    });
    return page;
  }

  /** The page at a place in it, `#/household/2026-02`. */
  async open(place = '', look: PageLook = {}): Promise<Page> {
    const page = await this.tab(look);
    await this.go(page, place);
    return page;
  }

  async go(page: Page, place: string): Promise<void> {
    await page.goto(new URL(`/${place}`, this.bursar.url).href);
  }

  /** Keeps back what a tool answers until the test releases it. */
  async hold(page: Page, tool: string): Promise<() => void> {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/mcp', async (route) => {
      if (route.request().postData()?.includes(`"name":"${tool}"`) === true) await released;
      await route.continue();
    });
    return release;
  }

  async stop(): Promise<void> {
    await this.browser.close();
    await this.bursar.stop();
    await this.data.remove();
  }
}

/** Writes what is seen to tmp/screenshots, for eyes. */
export async function photograph(page: Page, name: string): Promise<void> {
  mkdirSync(SCREENSHOTS, { recursive: true });
  await page.screenshot({ path: join(SCREENSHOTS, `page-${name}.png`), fullPage: true });
}

/** What would keep somebody out, and what is cut off sideways: nothing. */
export async function expectOpenToAll(page: Page): Promise<void> {
  expect(await barriers(page.mainFrame())).toEqual([]);
  expect(await overflowing(page.mainFrame())).toBe(0);
}
