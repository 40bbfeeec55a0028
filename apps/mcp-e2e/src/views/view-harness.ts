import { openDatabase, type Connection } from '@bursar/database';
import type { Browser, BrowserContext, Frame, Page } from 'playwright-core';

import { DataDirectory } from '../fixtures/data-directory';
import { HttpServer } from '../servers/http-server';
import type { Fields } from '../servers/json-rpc';
import { PATIENCE_MILLISECONDS } from '../servers/running-process';
import type { Opening } from './host-page';
import { HostServer } from './host-server';
import { launch } from './launch';

export type Theme = 'light' | 'dark';

/** Viewport widths in pixels. */
const WIDTHS = { phone: 360, desktop: 900 } as const;
type Width = keyof typeof WIDTHS;

export interface Appearance {
  readonly theme?: Theme;
  readonly width?: Width;
  /** The locale of the host; by default one in the language of the domain's test data. */
  readonly locale?: string;
  /** Whether the host passes the view's calls on to the server; true by default. */
  readonly passesCalls?: boolean;
}

interface HostWindow {
  open(opening: never): Promise<void>;
  bridge: { sendHostContextChange(context: object): Promise<void> };
}

/** By domain. */
const LOCALES: Readonly<Record<string, string>> = {
  'shared-split': 'pt-BR',
  'cristi-agent': 'es-MX',
  'finance-tools': 'fr-CH',
  'cgt-engine': 'en-GB',
};

/** A server with its own data, and a browser in which a host shows its views. */
export class ViewHarness {
  /** Errors and warnings in the browser's console, and requests that a view made. A correct view causes none. */
  readonly browserErrors: string[] = [];
  private context: BrowserContext | undefined;

  private constructor(
    readonly data: DataDirectory,
    readonly bursar: HttpServer,
    private readonly host: HostServer,
    private readonly browser: Browser,
    private readonly locale: string,
  ) {}

  static async start(
    domain: string,
    args: readonly string[] = [],
    env: Record<string, string> = {},
    data = new DataDirectory(),
  ): Promise<ViewHarness> {
    const bursar = await HttpServer.started({ args: ['--domains', domain, ...data.args, ...args], env });
    await bursar.untilReady();
    const host = await HostServer.started(bursar.url);
    const browser = await launch();
    return new ViewHarness(data, bursar, host, browser, LOCALES[domain] ?? 'en-GB');
  }

  /** Calls a tool directly, to set up test data. */
  async call(tool: string, input: Fields): Promise<Fields> {
    const { message } = await this.bursar.callTool(tool, input);
    if (message?.result?.['structuredContent'] === undefined) throw new Error(`${tool}: ${JSON.stringify(message)}`);
    return message.result['structuredContent'] as Fields;
  }

  /** Inserts rows directly into the database, where calls would take too long. */
  async insertRows(rows: (sql: Connection) => Promise<unknown>): Promise<void> {
    const database = openDatabase({ url: this.data.url, maxConnections: 1 });
    try {
      await database.run(rows);
    } finally {
      await database.close();
    }
  }

  /** A host's page, before it has opened a view. */
  async page({ theme = 'light', width = 'desktop', locale = this.locale }: Appearance = {}): Promise<Page> {
    await this.context?.close();
    this.context = await this.browser.newContext({
      viewport: { width: WIDTHS[width], height: 900 },
      colorScheme: theme,
      locale,
      reducedMotion: 'reduce',
    });
    this.context.setDefaultTimeout(PATIENCE_MILLISECONDS);
    const page = await this.context.newPage();
    page.on('console', (message) => {
      // The client tries to open an event stream, which the server does not have.
      const isEventStream = new URL(message.location().url, this.host.url).pathname === '/mcp';
      if (['error', 'warning'].includes(message.type()) && !isEventStream) this.browserErrors.push(message.text());
    });
    page.on('pageerror', (error) => this.browserErrors.push(String(error)));
    page.on('request', (request) => {
      if (request.frame() !== page.mainFrame() && request.url() !== 'about:srcdoc')
        this.browserErrors.push(request.url());
    });
    await page.goto(this.host.url);
    return page;
  }

  /** Calls a tool in the host and returns the frame with its view. */
  async open(tool: string, input: Fields, appearance: Appearance = {}, page?: Page): Promise<Frame> {
    const hostPage = page ?? (await this.page(appearance));
    const { theme = 'light', passesCalls = true, locale = this.locale } = appearance;
    const opening: Opening = { tool, input, context: { theme, locale }, passesCalls };
    await hostPage.evaluate((order) => (window as unknown as HostWindow).open(order), opening as never);
    const frame = hostPage.frames().find((candidate) => candidate !== hostPage.mainFrame());
    if (frame === undefined) throw new Error('the host has no frame');
    return frame;
  }

  /** Delays the calls of a tool until the test calls the returned function. */
  async holdResponse(page: Page, tool: string): Promise<() => void> {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/mcp', async (route) => {
      if (route.request().postData()?.includes(`"name":"${tool}"`) === true) await released;
      await route.continue();
    });
    return release;
  }

  /** Makes the host send a changed context to the view. */
  async changeHostContext(page: Page, context: object): Promise<void> {
    await page.evaluate((changed) => (window as unknown as HostWindow).bridge.sendHostContextChange(changed), context);
  }

  async stop(): Promise<void> {
    await this.leave();
    await this.data.remove();
  }

  /** Stops, and leaves the data to another server on it. */
  async leave(): Promise<void> {
    await this.browser.close();
    await this.host.stop();
    await this.bursar.stop();
  }
}
