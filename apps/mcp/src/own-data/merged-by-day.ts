import type { PostedEntry } from '@bursar/own-data';

interface Stream<Entry> {
  readonly batches: AsyncIterable<readonly PostedEntry[]>;
  readonly convert: (entry: PostedEntry) => Entry;
}

/** What is held at once decides how much memory an export takes. */
const BATCH = 250;

/** Several streams of entries as one, by day; those of one day in the order of the streams. Holds a batch of each. */
export async function* mergedByDay<Entry>(streams: readonly Stream<Entry>[]): AsyncGenerator<readonly Entry[], void> {
  const heads = await Promise.all(streams.map((stream) => Head.of(stream)));
  let batch: Entry[] = [];
  for (;;) {
    let first: Head<Entry> | undefined;
    for (const head of heads) {
      if (head.day !== undefined && (first?.day === undefined || head.day < first.day)) first = head;
    }
    if (first === undefined) break;
    batch.push(first.take());
    if (first.isEmpty) await first.fill();
    if (batch.length === BATCH) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}

/** What of a stream comes next. */
class Head<Entry> {
  #batch: readonly PostedEntry[] = [];
  #next = 0;

  private constructor(
    private readonly batches: AsyncIterator<readonly PostedEntry[]>,
    private readonly convert: Stream<Entry>['convert'],
  ) {}

  static async of<Entry>({ batches, convert }: Stream<Entry>): Promise<Head<Entry>> {
    const head = new Head<Entry>(batches[Symbol.asyncIterator](), convert);
    await head.fill();
    return head;
  }

  /** Of the next entry; undefined at the end. */
  get day(): string | undefined {
    return this.#batch[this.#next]?.day;
  }

  get isEmpty(): boolean {
    return this.#next >= this.#batch.length;
  }

  take(): Entry {
    return this.convert(this.#batch[this.#next++] as PostedEntry);
  }

  async fill(): Promise<void> {
    do {
      const { done, value } = await this.batches.next();
      [this.#batch, this.#next] = [done === true ? [] : value, 0];
      if (done === true) return;
    } while (this.#batch.length === 0);
  }
}
