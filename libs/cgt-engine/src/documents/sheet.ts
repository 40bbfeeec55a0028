import { BOLD, finished, MARGIN, newDocument, REGULAR } from './pdf-document';

const INK = '#1b1b1f';
const QUIET = '#5a5a62';
const LINE = '#c9c9cf';

const TEXT_SIZE = 9.5;
const ROW_HEIGHT = 16;
const FOOT_HEIGHT = 28;

export interface Column {
  readonly head: string;
  /** Of the width of the text, all columns together 1. */
  readonly share: number;
  readonly align?: 'left' | 'right';
}

export interface Row {
  readonly cells: readonly string[];
  readonly isStrong?: boolean;
}

type Level = 1 | 2 | 3;

const HEADINGS: Readonly<Record<Level, { readonly size: number; readonly before: number; readonly after: number }>> = {
  1: { size: 22, before: 0, after: 4 },
  2: { size: 14, before: 22, after: 8 },
  3: { size: 10.5, before: 14, after: 4 },
};

/** Writes a document from top to bottom; a page that is full is followed by another. Sizes are points. */
export class Sheet {
  readonly #pdf: PDFKit.PDFDocument;

  constructor(facts: Parameters<typeof newDocument>[0]) {
    this.#pdf = newDocument(facts);
  }

  /** A heading keeps together with so much of what follows it. */
  heading(level: Level, text: string, together = 3 * ROW_HEIGHT): void {
    const pdf = this.#pdf;
    const { size, before, after } = HEADINGS[level];
    if (pdf.y > MARGIN) pdf.y += before;
    this.#need(size + after + together);
    this.#tagged(`H${level}`, () => pdf.font(BOLD).fontSize(size).fillColor(INK).text(text, MARGIN, pdf.y));
    pdf.y += after;
    if (level === 2) this.#line(pdf.y - after / 2);
    if (level < 3) pdf.outline.addItem(text);
  }

  paragraph(text: string, { isQuiet = false } = {}): void {
    const pdf = this.#pdf;
    pdf.font(REGULAR).fontSize(TEXT_SIZE);
    this.#need(pdf.heightOfString(text, { width: this.#width, lineGap: 2 }));
    const colour = isQuiet ? QUIET : INK;
    this.#tagged('P', () => pdf.fillColor(colour).text(text, MARGIN, pdf.y, { width: this.#width, lineGap: 2 }));
    pdf.y += 4;
  }

  /** Rows are never cut; the head is repeated on each page. */
  table(columns: readonly Column[], rows: readonly Row[]): void {
    const pdf = this.#pdf;
    const table = pdf.struct('Table');
    pdf.addStructure(table);
    const hasHead = columns.some(({ head }) => head !== '');
    const head = { cells: columns.map((column) => column.head), isHead: true };
    if (hasHead) {
      this.#need(3 * ROW_HEIGHT);
      this.#row(table, columns, head);
    }
    for (const row of rows) {
      const isNewPage = this.#need(ROW_HEIGHT);
      if (isNewPage && hasHead) this.#row(table, columns, head);
      this.#row(table, columns, row);
    }
    table.end();
    pdf.y += 4;
  }

  /** Numbers the pages and gives the whole document. `foot` stands at the left of each. */
  async bytes(foot: string): Promise<Uint8Array<ArrayBuffer>> {
    const pdf = this.#pdf;
    const { count } = pdf.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      pdf.switchToPage(page);
      // Text below the margin would begin a new page.
      pdf.page.margins.bottom = 0;
      const y = pdf.page.height - MARGIN + 8;
      pdf.markContent('Artifact', { type: 'Pagination' });
      pdf.font(REGULAR).fontSize(8).fillColor(QUIET);
      pdf.text(foot, MARGIN, y, { lineBreak: false });
      pdf.text(`Page ${page + 1} of ${count}`, MARGIN, y, { width: this.#width, align: 'right', lineBreak: false });
      pdf.endMarkedContent();
    }
    return finished(pdf);
  }

  get #width(): number {
    return this.#pdf.page.width - 2 * MARGIN;
  }

  /** Begins a new page unless so much fits on this one; tells whether it did. */
  #need(height: number): boolean {
    const pdf = this.#pdf;
    if (pdf.y + height <= pdf.page.height - MARGIN - FOOT_HEIGHT / 2) return false;
    pdf.addPage();
    return true;
  }

  #row(
    table: PDFKit.PDFStructureElement,
    columns: readonly Column[],
    { cells, isHead = false, isStrong = false }: Row & { readonly isHead?: boolean },
  ): void {
    const pdf = this.#pdf;
    const top = pdf.y;
    const row = pdf.struct('TR');
    table.add(row);
    pdf.font(isHead || isStrong ? BOLD : REGULAR).fontSize(isHead ? 8 : TEXT_SIZE);
    let left = MARGIN;
    columns.forEach(({ share, align = 'left' }, place) => {
      const width = share * this.#width;
      const text = cells[place] ?? '';
      const from = left;
      row.add(
        pdf.struct(isHead ? 'TH' : 'TD', {}, () => {
          pdf.fillColor(isHead ? QUIET : INK);
          pdf.text(text, from, top + (isHead ? 4.5 : 3.5), { width, align, lineBreak: false, height: ROW_HEIGHT });
        }),
      );
      left += width;
    });
    row.end();
    this.#line(top + ROW_HEIGHT);
    pdf.y = top + ROW_HEIGHT;
  }

  #line(y: number): void {
    const pdf = this.#pdf;
    pdf.markContent('Artifact', { type: 'Layout' });
    pdf.lineWidth(0.5).strokeColor(LINE);
    pdf
      .moveTo(MARGIN, y)
      .lineTo(pdf.page.width - MARGIN, y)
      .stroke();
    pdf.endMarkedContent();
  }

  #tagged(tag: string, write: () => void): void {
    this.#pdf.addStructure(this.#pdf.struct(tag, {}, write));
  }
}
