import { parseLossless } from './lossless-json.ts';

/** JSON that was validated and is passed on: it is printed as it came, with every digit, and parsed only when its value is asked for. */
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
