import fc from 'fast-check';

import { readServerSentEvents } from './streamed-texts';

/** A stream whose bytes come in chunks of these lengths, repeated. */
function streamOf(text: string, lengths: readonly number[]): ReadableStream<Uint8Array> {
  const bytes = Buffer.from(text);
  let [at, chunk] = [0, 0];
  return new ReadableStream({
    pull: (controller) => {
      const length = lengths[chunk++ % lengths.length] ?? 1;
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.subarray(at, at + length));
      at += length;
    },
  });
}

async function all(events: AsyncIterable<string>): Promise<string[]> {
  const read: string[] = [];
  for await (const event of events) read.push(event);
  return read;
}

it('reads whole events, however their bytes are split into chunks', async () => {
  const data = fc.array(fc.json(), { maxLength: 5 });
  const chunks = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(data, chunks, fc.constantFrom('\n', '\r\n'), async (sent, lengths, end) => {
      const text = sent.map((json) => `event: message${end}data: ${json}${end}${end}`).join('');
      expect(await all(readServerSentEvents(streamOf(text, lengths)))).toEqual(sent);
    }),
  );
});

it('skips everything but data, and the last event needs no blank line', async () => {
  const text = ': keep alive\n\nevent: x\nid: 1\n\ndata: a\ndata: b\n\ndata:c';
  expect(await all(readServerSentEvents(streamOf(text, [3])))).toEqual(['a\nb', 'c']);
});
