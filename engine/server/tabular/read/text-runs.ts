import { sheetLimits, tooMuch } from './sheet-limits.ts';

/** Puts a text together that may come in runs of different looks; how its characters are read aloud (`rPh`) is no part of it. */
export class TextRuns {
  #text = '';
  #inText = false;
  #inReading = false;

  begin(): void {
    this.#text = '';
    this.#inText = false;
    this.#inReading = false;
  }

  open(element: string): void {
    if (element === 't') this.#inText = true;
    else if (element === 'rPh') this.#inReading = true;
  }

  add(text: string): void {
    if (!this.#inText || this.#inReading) return;
    this.#text += text;
    if (this.#text.length > sheetLimits.cellText) throw tooMuch('cellText');
  }

  close(element: string): void {
    if (element === 't') this.#inText = false;
    else if (element === 'rPh') this.#inReading = false;
  }

  end(): string {
    return plainText(this.#text);
  }
}

/** Characters that XML cannot hold are written `_x000D_` in a workbook. */
export function plainText(text: string): string {
  return text.includes('_x') ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_match, code: string) => String.fromCharCode(Number.parseInt(code, 16))) : text;
}
