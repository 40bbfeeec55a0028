import { textOf } from './history-file';

const bytes = (encoding: BufferEncoding, text: string) => new Uint8Array(Buffer.from(text, encoding)).buffer;

it('a file is decoded as UTF-8 without its byte order mark, or as Windows-1252', () => {
  expect(textOf(bytes('utf8', '\uFEFF# año £'))).toBe('# año £');
  expect(textOf(bytes('latin1', '# año £'))).toBe('# año £');
});
