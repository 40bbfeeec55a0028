import fc from 'fast-check';

import { readEvents } from './read-events';

/** A stream whose bytes come in pieces of these lengths, over and over. */
function streamOf(text: string, lengths: readonly number[]): ReadableStream<Uint8Array> {
  const bytes = Buffer.from(text);
  let [at, turn] = [0, 0];
  return new ReadableStream({
    pull: (controller) => {
      const length = lengths[turn++ % lengths.length] ?? 1;
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

it('events come whole, however their bytes were cut', async () => {
  const data = fc.array(fc.json(), { maxLength: 5 });
  const pieces = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(data, pieces, fc.constantFrom('\n', '\r\n'), async (sent, lengths, end) => {
      const text = sent.map((json) => `event: message${end}data: ${json}${end}${end}`).join('');
      expect(await all(readEvents(streamOf(text, lengths)))).toEqual(sent);
    }),
  );
});

it('what is no data is passed over, and the last event needs no end', async () => {
  const text = ': keep alive\n\nevent: x\nid: 1\n\ndata: a\ndata: b\n\ndata:c';
  expect(await all(readEvents(streamOf(text, [3])))).toEqual(['a\nb', 'c']);
});
