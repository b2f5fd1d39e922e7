import { fillText, type Text } from '../../../engine/core/text/text.ts';
import { texts } from '../../../generated/words/designer-model/token-reader.ts';
import type { EntryDiagnostic } from './entry-diagnostic.ts';
import type { Token } from './tokens.ts';

const end: Token = { kind: 'end', text: '', from: 0, to: 0 };

/** Reads tokens in order and collects diagnostics. It never throws: a parser reports an error and goes on. */
export class TokenReader {
  readonly diagnostics: EntryDiagnostic[] = [];

  readonly #tokens: readonly Token[];
  #at = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  peek(ahead = 0): Token {
    return this.#tokens[this.#at + ahead] ?? this.#tokens.at(-1) ?? end;
  }

  next(): Token {
    const token = this.peek();
    if (token.kind !== 'end') this.#at++;
    return token;
  }

  isSign(sign: string, ahead = 0): boolean {
    const token = this.peek(ahead);
    return token.kind === 'sign' && token.text === sign;
  }

  /** Takes the sign when it is next. */
  takeSign(sign: string): boolean {
    if (!this.isSign(sign)) return false;
    this.next();
    return true;
  }

  /** Takes the sign, or reports that it is missing. */
  expectSign(sign: string): boolean {
    if (this.takeSign(sign)) return true;
    this.report(texts.sign, { sign });
    return false;
  }

  /** Takes a name, or reports that one is missing. */
  expectName(): Token | null {
    if (this.peek().kind === 'name') return this.next();
    this.report(texts.name);
    return null;
  }

  /** Goes on to one of these signs, or to the end. */
  skipTo(signs: readonly string[]): void {
    while (this.peek().kind !== 'end' && !signs.some((sign) => this.isSign(sign))) this.next();
  }

  report(text: Text, values: Record<string, string | number | Text> = {}, { from, to }: Pick<Token, 'from' | 'to'> = this.peek()): void {
    this.diagnostics.push({ from, to, text: fillText(text, values) });
  }
}
