import { Parser } from 'htmlparser2';

import type { TextSource } from '../decode/text-source';
import { RefusedStatement } from '../refused-statement';

/** What a reader of markup is told; names without their prefix. */
export interface MarkupHandler {
  open(name: string): void;
  attribute?(name: string, value: string): void;
  text(text: string): void;
  /** `isImplied`: the tag was never written, or another one was closed instead. */
  close(name: string, isImplied: boolean): void;
}

/** A handler that collects what it finds. */
export interface MarkupReader<Found> extends MarkupHandler {
  /** What was found since the last time. */
  taken(): readonly Found[];
}

/** Elements open at once: in SGML without closing tags they accumulate until the aggregate around them ends. */
const DEEPEST = 1_000;

/**
 * What a reader finds in a text, which it is fed piece by piece. Nothing is ever fetched. Throws RefusedStatement (BROKEN) for
 * declared entities and for elements without end.
 */
export function* readMarkup<Found>(text: TextSource, reader: MarkupReader<Found>, isXml: boolean): Generator<Found> {
  const parser = parserFor(reader, isXml);
  for (const chunk of text.chunks()) {
    parser.write(chunk);
    yield* reader.taken();
  }
  parser.end();
  yield* reader.taken();
}

/** Feeds the whole text of an XML document to the handler. Throws as `readMarkup`. */
export function parseMarkup(text: TextSource, handler: MarkupHandler): void {
  const parser = parserFor(handler, true);
  for (const chunk of text.chunks()) parser.write(chunk);
  parser.end();
}

function parserFor(handler: MarkupHandler, isXml: boolean): Parser {
  let depth = 0;
  let openedAt = -1;
  const plain = (name: string) => (isXml && name.includes(':') ? name.slice(name.indexOf(':') + 1) : name);
  const parser = new Parser(
    {
      onopentagname(name) {
        openedAt = parser.startIndex;
        depth += 1;
        if (depth > DEEPEST)
          throw broken('elements are opened a thousand deep and never closed', 'export the statement anew');
        handler.open(plain(name));
      },
      onattribute(name, value) {
        handler.attribute?.(plain(name), value);
      },
      ontext(data) {
        handler.text(data);
      },
      onclosetag(name, isImplied) {
        depth -= 1;
        // The parser says of `<Name/>` too that its end is implied; there it still stands where the element was opened.
        handler.close(plain(name), isImplied && parser.startIndex !== openedAt);
        openedAt = -1;
      },
      onprocessinginstruction(name, data) {
        if (/^!(doctype[^]*\[|entity)/i.test(data) || /^!entity/i.test(name)) {
          throw broken(
            'it declares entities (DOCTYPE or ENTITY), which statements have no use for',
            'remove the declaration',
          );
        }
      },
    },
    { xmlMode: isXml, decodeEntities: true },
  );
  return parser;
}

export function broken(found: string, remedy: string, place: string | null = null): RefusedStatement {
  return new RefusedStatement({ reason: 'BROKEN', place, found, remedy });
}
