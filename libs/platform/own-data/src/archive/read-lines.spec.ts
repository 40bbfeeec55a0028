import { ArchiveRefusal } from './archive-refusal';
import { linesOf } from './read-lines';

const CHUNK = Buffer.alloc(1024 * 1024, 'x');
const GIGABYTE = 1024;

async function read(bytes: AsyncIterable<Buffer>): Promise<string[]> {
  const found: string[] = [];
  for await (const { number, bytes: line } of linesOf(bytes)) found.push(`${number} ${line.toString()}`);
  return found;
}

it('a line of a gigabyte is refused by its number, before it is in memory', async () => {
  let megabytes = 0;
  async function* file() {
    yield await Promise.resolve(Buffer.from('first\n'));
    for (; megabytes < GIGABYTE; megabytes += 1) yield CHUNK;
  }
  const refused = await read(file()).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ArchiveRefusal);
  expect(refused).toMatchObject({ line: 2 });
  // Nothing after the longest record is read.
  expect(megabytes).toBeLessThanOrEqual(64);
});

it('lines are whole wherever the parts of a file end', async () => {
  const text = 'first\n\nthird, längere\n';
  for (let size = 1; size <= text.length; size += 1) {
    async function* file() {
      const bytes = Buffer.from(text);
      for (let from = 0; from < bytes.length; from += size)
        yield await Promise.resolve(bytes.subarray(from, from + size));
    }
    expect(await read(file())).toEqual(['1 first\n', '2 \n', '3 third, längere\n']);
  }
});
