import { serialToDate } from 'hucre';
import { platformOffset, readMoment } from '../../../core/text/date.ts';
import type { SheetRow } from './read-sheet.ts';
import { readXml, type XmlListener } from './read-xml.ts';
import { sheetLimits, tooMuch } from './sheet-limits.ts';
import { plainText, TextRuns } from './text-runs.ts';

/** What the values of cells refer to. */
export interface CellContext {
  texts: readonly string[];
  dateStyles: ReadonlySet<number>;
  since1904: boolean;
}

/** Yields the rows of a sheet that have values. Formulas have the values they had when the file was saved. */
export function sheetRows(part: AsyncIterable<Buffer>, context: CellContext): AsyncGenerator<SheetRow> {
  return readXml<SheetRow>(part, (emit) => new RowListener(context, emit));
}

class RowListener implements XmlListener {
  #context: CellContext;
  #emit: (row: SheetRow) => void;
  #number = 0;
  #cells: unknown[] = [];
  #column = -1;
  #type = 'n';
  #style = -1;
  #value = '';
  #inValue = false;
  #runs = new TextRuns();

  constructor(context: CellContext, emit: (row: SheetRow) => void) {
    this.#context = context;
    this.#emit = emit;
  }

  open(element: string, attributes: Readonly<Record<string, string>>): void {
    switch (element) {
      case 'row':
        this.#number = /^[1-9]\d{0,6}$/.test(attributes.r ?? '') ? Number(attributes.r) : this.#number + 1;
        this.#cells = [];
        this.#column = -1;
        break;
      case 'c':
        this.#column = columnOf(attributes.r) ?? this.#column + 1;
        this.#type = attributes.t ?? 'n';
        this.#style = Number(attributes.s ?? -1);
        this.#value = '';
        this.#runs.begin();
        break;
      case 'v':
        this.#inValue = true;
        break;
      default:
        this.#runs.open(element);
    }
  }

  text(text: string): void {
    if (!this.#inValue) {
      this.#runs.add(text);
      return;
    }
    this.#value += text;
    if (this.#value.length > sheetLimits.cellText) throw tooMuch('cellText');
  }

  close(element: string): void {
    switch (element) {
      case 'row':
        if (this.#cells.length > 0) this.#emit({ number: this.#number, cells: this.#cells });
        this.#cells = [];
        break;
      case 'c': {
        const value = this.#valueOfCell();
        if (value === null || value === '') break;
        if (this.#column >= sheetLimits.columns) throw tooMuch('columns');
        while (this.#cells.length < this.#column) this.#cells.push(null);
        this.#cells[this.#column] = value;
        break;
      }
      case 'v':
        this.#inValue = false;
        break;
      default:
        this.#runs.close(element);
    }
  }

  #valueOfCell(): unknown {
    const value = this.#value;
    switch (this.#type) {
      case 's':
        return this.#context.texts[Number(value)] ?? null;
      case 'inlineStr':
        return this.#runs.end();
      case 'str':
        return plainText(value);
      case 'b':
        return value === '1' || value === 'true';
      case 'e':
        return null;
      case 'd':
        return momentOf(value);
      default:
        return this.#numberOf(value);
    }
  }

  #numberOf(text: string): unknown {
    if (text === '') return null;
    const number = Number(text);
    if (!Number.isFinite(number)) return text;
    return this.#context.dateStyles.has(this.#style) ? wallClock(serialToDate(number, this.#context.since1904)) : number;
  }
}

/** `C7` → 2; undefined if the cell has no reference. */
function columnOf(reference: string | undefined): number | undefined {
  const [, letters] = /^([A-Za-z]{1,3})\d*$/.exec(reference ?? '') ?? [];
  if (letters === undefined) return undefined;
  let column = 0;
  for (const letter of letters.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

function momentOf(value: string): Date | null {
  const moment = readMoment(value);
  return moment === null ? null : new Date(moment);
}

/** A workbook has no time zones: it contains times of the platform's zone. */
function wallClock(moment: Date): Date | null {
  return Number.isNaN(moment.getTime()) ? null : new Date(moment.getTime() - platformOffset * 60_000);
}
