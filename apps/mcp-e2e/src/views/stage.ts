import { openDatabase, type Connection } from '@bursar/database';
import { chromium, type Browser, type BrowserContext, type Frame, type Page } from 'playwright-core';

import { DataDirectory } from '../fixtures/data-directory';
import { HttpServer } from '../servers/http-server';
import type { Fields } from '../servers/json-rpc';
import type { Opening } from './host-page';
import { HostServer } from './host-server';

export type Theme = 'light' | 'dark';

/** The widths that views are looked at in: a phone's and a desktop's. */
export const WIDTHS = { phone: 360, desktop: 900 } as const;
export type Width = keyof typeof WIDTHS;

export interface Look {
  readonly theme?: Theme;
  readonly width?: Width;
  /** Whether the host passes on what a view calls; it does unless told. */
  readonly passesCalls?: boolean;
}

interface HostWindow {
  open(opening: never): Promise<void>;
  bridge: { sendHostContextChange(context: object): Promise<void> };
}

/** A bursar with data of a test's own, and a browser in which a host shows its views. */
export class Stage {
  /** What the browser complained of, and where it tried to go: a right view leaves both empty. */
  readonly complaints: string[] = [];
  private context: BrowserContext | undefined;

  private constructor(
    readonly data: DataDirectory,
    readonly bursar: HttpServer,
    private readonly host: HostServer,
    private readonly browser: Browser,
  ) {}

  static async set(domain: string, args: readonly string[] = [], env: Record<string, string> = {}): Promise<Stage> {
    const executablePath = process.env['BURSAR_TEST_CHROMIUM'] ?? '/usr/bin/chromium';
    const data = new DataDirectory();
    const bursar = await HttpServer.started({ args: ['--domains', domain, ...data.args, ...args], env });
    const host = await HostServer.started(bursar.url);
    const browser = await chromium.launch({ executablePath });
    return new Stage(data, bursar, host, browser);
  }

  /** Calls a tool without a view, to fill what views show. */
  async call(tool: string, input: Fields): Promise<Fields> {
    const { message } = await this.bursar.callTool(tool, input);
    if (message?.result?.['structuredContent'] === undefined) throw new Error(`${tool}: ${JSON.stringify(message)}`);
    return message.result['structuredContent'] as Fields;
  }

  /** Fills tables beside the server with more than calls would in the time. */
  async fill(rows: (sql: Connection) => Promise<unknown>): Promise<void> {
    const database = openDatabase({ url: this.data.url, maxConnections: 1 });
    try {
      await database.run(rows);
    } finally {
      await database.close();
    }
  }

  /** A host's page, before it has opened a view. */
  async page({ theme = 'light', width = 'desktop' }: Look = {}): Promise<Page> {
    await this.context?.close();
    this.context = await this.browser.newContext({
      viewport: { width: WIDTHS[width], height: 900 },
      colorScheme: theme,
      locale: 'en-US',
      reducedMotion: 'reduce',
    });
    const page = await this.context.newPage();
    page.on('console', (message) => {
      // The client asks whether there is a stream of events to listen to; there is none.
      const isClients = new URL(message.location().url, this.host.url).pathname === '/mcp';
      if (['error', 'warning'].includes(message.type()) && !isClients) this.complaints.push(message.text());
    });
    page.on('pageerror', (error) => this.complaints.push(String(error)));
    page.on('request', (request) => {
      if (request.frame() !== page.mainFrame() && request.url() !== 'about:srcdoc') this.complaints.push(request.url());
    });
    await page.goto(this.host.url);
    return page;
  }

  /** Opens the view of a tool's answer, and gives the frame that it is in. */
  async open(tool: string, input: Fields, look: Look = {}, page?: Page): Promise<Frame> {
    const on = page ?? (await this.page(look));
    const { theme = 'light', passesCalls = true } = look;
    const opening: Opening = { tool, input, context: { theme, locale: 'en-US' }, passesCalls };
    await on.evaluate((order) => (window as unknown as HostWindow).open(order), opening as never);
    const frame = on.frames().find((candidate) => candidate !== on.mainFrame());
    if (frame === undefined) throw new Error('the host has no frame');
    return frame;
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

  /** The host changes what it told the view of itself. */
  async tell(page: Page, context: object): Promise<void> {
    await page.evaluate((told) => (window as unknown as HostWindow).bridge.sendHostContextChange(told), context);
  }

  async stop(): Promise<void> {
    await this.browser.close();
    await this.host.stop();
    await this.bursar.stop();
    await this.data.remove();
  }
}
