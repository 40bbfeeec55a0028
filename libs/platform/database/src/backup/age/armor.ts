export const ARMOR_BEGIN = '-----BEGIN AGE ENCRYPTED FILE-----';
const ARMOR_END = '-----END AGE ENCRYPTED FILE-----';

const LINE_LENGTH = 64;
/** Blanks may stand around the file, but not without end. */
const LONGEST_LINE = 1024;

/** The bytes in a file with ASCII armor, piece by piece. Throws an Error for whatever the format does not allow. */
export async function* dearmored(parts: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void> {
  let position: 'before' | 'inside' | 'last' | 'after' = 'before';
  for await (const lines of linesOf(parts)) {
    const decoded: Buffer[] = [];
    for (const line of lines) {
      if (position === 'before' || position === 'after') {
        if (line.trim() === '') continue;
        if (position === 'after' || line.trimStart() !== ARMOR_BEGIN) throw new Error('text outside of the armor');
        position = 'inside';
      } else if (line.trimEnd() === ARMOR_END) {
        position = 'after';
      } else {
        if (position === 'last') throw new Error('a short line inside of the armor');
        if (line.length < LINE_LENGTH) position = 'last';
        decoded.push(decodedLine(line));
      }
    }
    if (decoded.length > 0) yield Buffer.concat(decoded);
  }
  if (position !== 'after') throw new Error('the armor does not end');
}

function decodedLine(line: string): Buffer {
  const bytes = Buffer.from(line, 'base64');
  // Node's decoder forgives what the format does not.
  if (line === '' || line.length > LINE_LENGTH || bytes.toString('base64') !== line) throw new Error('not base64');
  return bytes;
}

/** The lines of each part, without their ends. */
async function* linesOf(parts: AsyncIterable<Buffer>): AsyncGenerator<string[], void> {
  let rest = '';
  for await (const part of parts) {
    const lines = (rest + part.toString('latin1')).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > LONGEST_LINE) throw new Error('a line that is too long');
    yield lines.map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line));
  }
  yield [rest];
}
