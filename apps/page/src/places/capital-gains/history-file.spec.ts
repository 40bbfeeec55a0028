import { textOf } from './history-file';

const bytes = (encoding: BufferEncoding, text: string) => new Uint8Array(Buffer.from(text, encoding)).buffer;

it('a file is read in its letters, without a mark before them', () => {
  expect(textOf(bytes('utf8', '\uFEFF# año £'))).toBe('# año £');
  expect(textOf(bytes('latin1', '# año £'))).toBe('# año £');
});
