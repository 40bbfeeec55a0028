import { failureOfError, failureOfTexts } from '@bursar/acceptance';

import { storedRows } from '../database/stored-rows';
import { createKey, shown } from '../fixtures/api-keys';
import type { DataDirectory } from '../fixtures/data-directory';
import { KnownValues } from '../generated-input/known-values';
import type { HttpServer } from '../servers/http-server';
import type { Fields } from '../servers/json-rpc';
import { TENANT_OPERATIONS } from './all-tenant-operations';
import { idsIn } from './leaks';
import type { RestOperation, StoredIds } from './tenant-operations';

export interface OwnerAnswer {
  /** The whole body. */
  readonly text: string;
  /** The error code; undefined for a success. */
  readonly code: string | undefined;
  readonly structured?: Fields;
}

/** An owner with a key, and with some of everything stored. */
export class Owner {
  /** Values by the names of properties, as they were sent and answered. */
  readonly known = new KnownValues();
  /** What each domain's fixtures stored, in the order of `TENANT_OPERATIONS`. */
  readonly stored: StoredIds[] = [];
  /** In every row of the owner. */
  id = '';

  private constructor(
    private readonly server: HttpServer,
    private readonly data: DataDirectory,
    /** In every text that the owner stored. */
    readonly mark: string,
    private readonly key: string,
    /** What `/mcp` and `/v1` are sent; the local owner needs no key. */
    private readonly headers: Readonly<Record<string, string>>,
  ) {}

  static async created(server: HttpServer, data: DataDirectory, name: string): Promise<Owner> {
    const key = await createKey(data, name);
    const owner = new Owner(server, data, `secret-of-${name}`, key, name === 'local' ? {} : shown(key));
    await owner.#createFixtures();
    return owner;
  }

  /** The owner's rows, as lines of JSON. */
  async rows(): Promise<readonly string[]> {
    return (await storedRows(this.data)).get(this.id) ?? [];
  }

  async callTool(tool: string, input: Fields): Promise<OwnerAnswer> {
    const { text, message } = await this.server.callTool(tool, input, this.headers);
    if (message?.error !== undefined) {
      return { text, code: failureOfError(message.error.message, message.error.data).code };
    }
    const { isError, content, structuredContent } = message?.result ?? {};
    if (isError !== true) return { text, code: undefined, structured: structuredContent as Fields };
    const texts = content as readonly { readonly text: string }[];
    return { text, code: failureOfTexts(texts.map((part) => part.text)).code };
  }

  async send(operation: string, { path, body, idempotencyKey }: RestOperation): Promise<OwnerAnswer> {
    const { status, text } = await this.server.send({
      method: operation.split(' ')[0] as string,
      path,
      headers: {
        ...(path.startsWith('/api/') ? shown(this.key) : this.headers),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { text, code: status < 400 ? undefined : failureOfTexts([text]).code };
  }

  async #createFixtures(): Promise<void> {
    const call = async (tool: string, input: Fields) => {
      const { text, structured } = await this.callTool(tool, input);
      if (structured === undefined) throw new Error(`${tool}: ${text}`);
      this.known.learn([input, structured]);
      return structured;
    };
    const people = [{ id: 'elias', budget_user_id: this.mark }];
    const settings = { path: '/household/settings', body: { language: 'pt', people } };
    const { text, code } = await this.send('PATCH /household/settings', settings);
    if (code !== undefined) throw new Error(text);
    for (const { createFixtures, tools } of TENANT_OPERATIONS) {
      const stored = await createFixtures(call, this.mark);
      this.stored.push(stored);
      this.known.learn([stored, ...Object.values(tools).map((operations) => operations(stored))]);
    }
    const [id, ...others] = [...(await storedRows(this.data))].flatMap(([owner, rows]) =>
      rows.some((row) => row.includes(this.mark)) ? [owner] : [],
    );
    if (id === undefined || others.length > 0)
      throw new Error(`rows of ${this.mark} belong to ${String([id, ...others])}`);
    this.id = id;
  }

  /** Every id in the owner's rows. */
  async ids(): Promise<readonly string[]> {
    return idsIn(await this.rows());
  }
}
