import { parseLossless } from './lossless-json.ts';

/** JSON that was checked and is only passed on: it is written as it came, with every digit, and read where somebody asks for the value. */
export class JsonText {
  readonly text: string;

  /** @param text valid JSON */
  constructor(text: string) {
    this.text = text;
  }

  value(): unknown {
    return parseLossless(this.text);
  }

  toJSON(): unknown {
    return this.value();
  }
}
