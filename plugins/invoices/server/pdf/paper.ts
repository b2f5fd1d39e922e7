import { fillText, type Language } from '../../../../engine/core/text/text.ts';
import { texts } from '../../../../generated/words/plugin-invoices/paper.ts';
import { type PaperFont, readFont } from './paper-font.ts';

const margin = 48;
const ink = { text: '#1B2330', second: '#566072', line: '#E3E7ED' };
const cellPadding = 5;

export interface Column {
  label: string;
  /** Share of the width. */
  share: number;
  isNumber?: boolean;
}

/** A sheet of A4 that is written from top to bottom. Only the letters that stand on it are in the file. */
export class Paper {
  #doc: PDFKit.PDFDocument;
  #font: PaperFont;
  #language: Language;
  #isNoteDue = false;

  private constructor(doc: PDFKit.PDFDocument, font: PaperFont, language: Language) {
    this.#doc = doc;
    this.#font = font;
    this.#language = language;
  }

  static async open(title: string, language: Language): Promise<Paper> {
    const [{ default: PDFDocument }, font] = await Promise.all([import('pdfkit'), readFont()]);
    const doc = new PDFDocument({
      size: 'A4',
      margin,
      bufferPages: true,
      lang: language === 'zh_cn' ? 'zh-CN' : 'en',
      info: { Title: title, Creator: 'Portico' },
    });
    doc.registerFont('text', font.bytes);
    doc.font('text').fillColor(ink.text);
    return new Paper(doc, font, language);
  }

  get #width(): number {
    return this.#doc.page.width - 2 * margin;
  }

  title(text: string, aside: readonly string[]): void {
    const top = this.#doc.y;
    this.#doc.fontSize(20).text(text, margin, top, { width: this.#width * 0.6 });
    const below = this.#doc.y;
    this.#doc
      .fontSize(9)
      .fillColor(ink.second)
      .text(aside.map((line) => this.#printable(line)).join('\n'), margin, top + 4, { width: this.#width, align: 'right' });
    this.#doc.fillColor(ink.text);
    this.#doc.y = Math.max(below, this.#doc.y) + 16;
  }

  /** Lists of names and values beside one another. */
  facts(columns: readonly { title: string; rows: readonly (readonly [string, string])[] }[]): void {
    const width = this.#width / columns.length;
    const top = this.#doc.y;
    let end = top;
    for (const [at, { title, rows }] of columns.entries()) {
      const x = margin + at * width;
      this.#doc.fontSize(11).text(title, x, top, { width: width - 16 });
      for (const [name, value] of rows) {
        const y = this.#doc.y + 3;
        this.#doc.fontSize(9).fillColor(ink.second).text(name, x, y, { width: 78 });
        const under = this.#doc.y;
        this.#doc.fillColor(ink.text).text(this.#printable(value) || '–', x + 80, y, { width: width - 96 });
        this.#doc.y = Math.max(under, this.#doc.y);
      }
      end = Math.max(end, this.#doc.y);
    }
    this.#doc.y = end + 18;
  }

  heading(text: string): void {
    this.#room(60);
    this.#doc.fontSize(12).text(text, margin, this.#doc.y, { width: this.#width });
    this.#doc.y += 4;
  }

  note(text: string): void {
    this.#doc.fontSize(9).fillColor(ink.second).text(this.#printable(text), margin, this.#doc.y, { width: this.#width });
    this.#doc.fillColor(ink.text);
    this.#doc.y += 14;
  }

  table(columns: readonly Column[], rows: readonly (readonly string[])[]): void {
    this.#row(
      columns,
      columns.map(({ label }) => label),
      ink.second,
    );
    for (const row of rows)
      this.#row(
        columns,
        row.map((cell) => this.#printable(cell)),
        ink.text,
      );
    this.#doc.y += 14;
  }

  sum(text: string): void {
    this.#room(30);
    this.#doc.fontSize(14).text(text, margin, this.#doc.y, { width: this.#width, align: 'right' });
    this.#doc.y += 14;
  }

  async close(): Promise<Buffer> {
    if (this.#isNoteDue) this.note(texts.letters[this.#language]);
    const parts: Buffer[] = [];
    this.#doc.on('data', (part: Buffer) => parts.push(part));
    const ended = new Promise<void>((resolve, reject) => this.#doc.once('end', resolve).once('error', reject));
    const { count } = this.#doc.bufferedPageRange();
    for (let page = 0; page < count; page++) {
      this.#doc.switchToPage(page);
      this.#doc.page.margins.bottom = 0;
      const text = fillText(texts.page, { page: page + 1, pages: count })[this.#language];
      this.#doc
        .fontSize(8)
        .fillColor(ink.second)
        .text(text, margin, this.#doc.page.height - 32, { width: this.#width, align: 'right', lineBreak: false });
    }
    this.#doc.end();
    await ended;
    return Buffer.concat(parts);
  }

  #row(columns: readonly Column[], cells: readonly string[], colour: string): void {
    this.#doc.fontSize(9);
    const widths = columns.map(({ share }) => share * this.#width);
    const height = Math.max(...cells.map((cell, at) => this.#doc.heightOfString(cell, { width: (widths[at] ?? 0) - 2 * cellPadding }))) + 2 * cellPadding;
    this.#room(height);
    const y = this.#doc.y;
    let x = margin;
    for (const [at, cell] of cells.entries()) {
      const width = widths[at] ?? 0;
      const align = columns[at]?.isNumber ? 'right' : 'left';
      this.#doc.fillColor(colour).text(cell, x + cellPadding, y + cellPadding, { width: width - 2 * cellPadding, align });
      x += width;
    }
    const bottom = y + height;
    this.#doc
      .moveTo(margin, bottom)
      .lineTo(margin + this.#width, bottom)
      .lineWidth(0.7)
      .strokeColor(ink.line)
      .stroke();
    this.#doc.fillColor(ink.text);
    this.#doc.y = bottom;
  }

  /**
   * What somebody wrote, on one line in one direction: with breaks or marks of its own it could push other words aside or stand for them. A letter the font
   * lacks would be an empty box, or nothing: its Unicode number stands for it, and the end of the sheet says so.
   */
  #printable(text: string): string {
    const line = text
      .normalize('NFC')
      .replace(/[\p{Cf}\p{Variation_Selector}]/gu, '')
      .replace(/[\p{Cc}\s]+/gu, ' ')
      .trim();
    return line.replace(/./gu, (letter) => {
      const code = letter.codePointAt(0) ?? 0;
      if (this.#font.has(code)) return letter;
      this.#isNoteDue = true;
      return `[U+${code.toString(16).toUpperCase().padStart(4, '0')}]`;
    });
  }

  #room(height: number): void {
    if (this.#doc.y + height > this.#doc.page.height - margin - 16) this.#doc.addPage().font('text');
  }
}
