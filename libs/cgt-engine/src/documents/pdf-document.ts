// Also for those who compile this with their own sources.
// eslint-disable-next-line @typescript-eslint/triple-slash-reference
/// <reference path="./pdfkit-parts.d.ts" />
import type Document from 'pdfkit';
import * as pdfkit from 'pdfkit';
import { toBytes } from 'pdfkit/output';
import Helvetica from 'pdfkit/standard-fonts/Helvetica';
import HelveticaBold from 'pdfkit/standard-fonts/HelveticaBold';

const { default: PDFDocument, registerStdFonts } = pdfkit as unknown as {
  readonly default: typeof Document;
  registerStdFonts(...fonts: readonly object[]): void;
};
registerStdFonts(Helvetica, HelveticaBold);

export const REGULAR = 'Helvetica';
export const BOLD = 'Helvetica-Bold';

/** Points: an A4 sheet with room for a hole punch. */
export const MARGIN = 56;

interface Facts {
  readonly title: string;
  readonly subject: string;
  /** `YYYY-MM-DD`, noon of which is the document's time of making. */
  readonly preparedOn: string;
}

/** An empty document in British English whose structure screen readers can follow. */
export function newDocument({ title, subject, preparedOn }: Facts): PDFKit.PDFDocument {
  const madeAt = new Date(`${preparedOn}T12:00:00Z`);
  return new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    // Page numbers are written when it is known how many pages there are.
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: 'en-GB',
    info: {
      Title: title,
      Subject: subject,
      Creator: 'bursar',
      Producer: 'bursar',
      CreationDate: madeAt,
      ModDate: madeAt,
    },
    font: REGULAR,
  });
}

/** Ends a document and gives its bytes. */
export function finished(document: PDFKit.PDFDocument): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = toBytes(document);
  document.end();
  return bytes;
}
