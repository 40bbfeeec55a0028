import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import type { Browser, BrowserContext, Page } from 'playwright-core';

import { DataDirectory } from '../../fixtures/data-directory';
import { HttpServer } from '../../servers/http-server';
import type { Fields } from '../../servers/json-rpc';
import { ROOT } from '../../fixtures/workspace';
import { PATIENCE_MILLISECONDS } from '../../servers/running-process';
import { accessibilityViolations, APPEARANCES, horizontalOverflow, TAKES_SCREENSHOTS } from '../frame-inspection';
import { launch } from '../launch';
import type { Theme } from '../view-harness';

const SCREENSHOTS = join(ROOT, 'tmp/screenshots');

/** Viewport widths in pixels. */
const WIDTHS = { small: 320, phone: 390, desktop: 1280 } as const;
type Width = keyof typeof WIDTHS;

interface PageAppearance {
  readonly theme?: Theme;
  readonly width?: Width;
  /** The browser's locale; by default one in the language of the screen's test data. */
  readonly locale?: string;
  /** Whether the page may keep itself for when the server is away; not by default. */
  readonly hasServiceWorker?: boolean;
}

/** Those of the views, and a small phone, which has the colours of the other. */
export const PAGE_APPEARANCES: readonly Required<Pick<PageAppearance, 'theme' | 'width'>>[] = [
  ...APPEARANCES,
  { theme: 'light', width: 'small' },
];

/** By screen. */
const LOCALES: Readonly<Record<string, string>> = {
  shared: 'pt-BR',
  budget: 'es-MX',
  ledger: 'fr-CH',
  import: 'fr-CH',
};
const ENGLISH = 'en-GB';

/** The requests in which the page calls tools: one call, or those of a moment. */
export const CALLS = '**/{mcp,calls}';

interface HarnessOptions {
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly data?: DataDirectory;
  /** What the browser is started with. */
  readonly browserArgs?: readonly string[];
}

/** A server with its own data, and a browser that opens its page. */
export class PageHarness {
  /** Errors and warnings in the browser's console, and requests to other origins. A correct page causes none. */
  readonly browserErrors: string[] = [];
  #context: BrowserContext | undefined;

  private constructor(
    readonly data: DataDirectory,
    readonly bursar: HttpServer,
    private readonly browser: Browser,
  ) {}

  static async start({
    args = [],
    env = {},
    data = new DataDirectory(),
    browserArgs = [],
  }: HarnessOptions = {}): Promise<PageHarness> {
    const bursar = await HttpServer.started({ args: [...data.args, ...args], env });
    await bursar.untilReady();
    return new PageHarness(data, bursar, await launch(browserArgs));
  }

  /** Calls a tool directly, to set up test data. */
  async call(tool: string, input: Fields): Promise<Fields> {
    const { message } = await this.bursar.callTool(tool, input);
    if (message?.result?.['structuredContent'] === undefined) throw new Error(`${tool}: ${JSON.stringify(message)}`);
    return message.result['structuredContent'] as Fields;
  }

  /** A new, empty tab; it is closed when the next one opens. */
  async tab({
    theme = 'light',
    width = 'desktop',
    locale = ENGLISH,
    hasServiceWorker = false,
  }: PageAppearance = {}): Promise<Page> {
    await this.#context?.close();
    this.#context = await this.browser.newContext({
      viewport: { width: WIDTHS[width], height: 900 },
      colorScheme: theme,
      locale,
      reducedMotion: 'reduce',
      acceptDownloads: true,
      // Requests that a service worker sees cannot be held back or refused by a test.
      serviceWorkers: hasServiceWorker ? 'allow' : 'block',
    });
    this.#context.setDefaultTimeout(PATIENCE_MILLISECONDS);
    const page = await this.#context.newPage();
    page.on('console', (message) => {
      // The browser logs HTTP errors, which the page shows by itself.
      const isHttpError = /^Failed to load resource: the server responded with a status of 4\d\d/.test(message.text());
      const isBlockedWorker = message.text() === 'Service Worker registration blocked by Playwright';
      if (['error', 'warning'].includes(message.type()) && !isHttpError && !isBlockedWorker)
        this.browserErrors.push(message.text());
    });
    page.on('pageerror', (error) => this.browserErrors.push(String(error)));
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      if (protocol === 'http:' && origin !== this.bursar.url.origin) this.browserErrors.push(request.url());
    });
    return page;
  }

  /** Opens the page at a route such as `#/shared/2026-02`. */
  async open(route = '', appearance: PageAppearance = {}): Promise<Page> {
    const [, screen = ''] = route.split('/');
    const page = await this.tab({ locale: LOCALES[screen] ?? ENGLISH, ...appearance });
    await this.goTo(page, route);
    return page;
  }

  async goTo(page: Page, route: string): Promise<void> {
    await page.goto(new URL(`/${route}`, this.bursar.url).href);
  }

  /** Delays the calls of a tool until the test calls the returned function. */
  async holdResponse(page: Page, tool: string): Promise<() => void> {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(CALLS, async (route) => {
      if (route.request().postData()?.includes(`"name":"${tool}"`) === true) await released;
      await route.continue();
    });
    return release;
  }

  async stop(): Promise<void> {
    await this.leave();
    await this.data.remove();
  }

  /** Stops, and leaves the data to another server on it. */
  async leave(): Promise<void> {
    await this.browser.close();
    await this.bursar.stop();
  }
}

/** Picks a month in the menus above the household's. */
export async function goToMonth(page: Page, month: string): Promise<void> {
  const [year = '', number = ''] = month.split('-');
  const [months, years] = [page.locator('.screen-bar select').first(), page.locator('.screen-bar select').last()];
  if ((await years.inputValue()) !== year) await years.selectOption(year);
  if ((await months.inputValue()) !== String(Number(number))) await months.selectOption(String(Number(number)));
}

/** Saves a screenshot of the page to tmp/screenshots, where they are asked for. */
export async function screenshotPage(page: Page, name: string): Promise<void> {
  if (!TAKES_SCREENSHOTS) return;
  mkdirSync(SCREENSHOTS, { recursive: true });
  await page.screenshot({ path: join(SCREENSHOTS, `page-${name}.png`), fullPage: true });
}

/** Waits for the address, which follows what is shown. */
export async function waitForHash(page: Page, expected: RegExp): Promise<void> {
  await page.waitForURL(({ hash }) => expected.test(decodeURIComponent(hash)));
}

/** Expects no accessibility violations and no horizontal overflow. */
export async function expectAccessible(page: Page): Promise<void> {
  // A small phone has the colours of a phone, and their contrast takes longest to compute.
  const checksContrast = page.viewportSize()?.width !== WIDTHS.small;
  expect(await accessibilityViolations(page.mainFrame(), { checksContrast })).toEqual([]);
  expect(await horizontalOverflow(page.mainFrame())).toBe(0);
}
