import { texts } from '../../../generated/words/designer-model/parse-template.ts';
import type { Formula } from './formula-types.ts';
import { TokenReader } from './token-reader.ts';
import { endOfHole, escapeAt, type Token, tokensOf } from './tokens.ts';

/**
 * Parses a text in backticks with formulas in `${}`. The result joins the parts in order and converts those that are no text.
 * @param text the whole entry; the token says where the template stands in it
 * @param parse parses the formula that begins at a reader
 */
export function parseTemplate(reader: TokenReader, text: string, { from, to }: Token, parse: (reader: TokenReader) => Formula | null): Formula | null {
  const isClosed = text[to - 1] === '`' && to - 1 > from;
  if (!isClosed) reader.report(texts.open, {}, { from, to });
  const end = isClosed ? to - 1 : to;
  const parts: Formula[] = [];
  let literal = '';
  let at = from + 1;
  const endText = () => {
    if (literal !== '') parts.push({ kind: 'literal', value: literal, from, to });
    literal = '';
  };
  while (at < end) {
    if (text[at] === '\\' && at + 1 < end) {
      const { character, length } = escapeAt(text, at);
      literal += character;
      at += length;
    } else if (text.startsWith('${', at)) {
      endText();
      const close = endOfHole(text, at + 2, end);
      const inner = new TokenReader(tokensOf(text, at + 2, close - 1));
      const value = parse(inner);
      if (value && inner.peek().kind !== 'end') inner.expectSign('}');
      reader.diagnostics.push(...inner.diagnostics);
      if (!value) return null;
      parts.push(value);
      at = close;
    } else literal += text[at++];
  }
  endText();
  const [first = { kind: 'literal', value: '', from, to } as const, ...rest] = parts;
  if (rest.length === 0 && first.kind !== 'literal') return { kind: 'call', operator: 'toText', inputs: [first], from, to };
  return rest.reduce<Formula>((left, right) => ({ kind: 'call', operator: 'concat', inputs: [left, right], from, to }), first);
}
