import { sheetLimits, tooMuch } from './sheet-limits.ts';

/** Joins a text from runs of different formatting, without the phonetic readings (`rPh`). */
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

/** Decodes characters that XML cannot represent, which a workbook writes as `_x000D_`. */
export function plainText(text: string): string {
  return text.includes('_x') ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_match, code: string) => String.fromCharCode(Number.parseInt(code, 16))) : text;
}
