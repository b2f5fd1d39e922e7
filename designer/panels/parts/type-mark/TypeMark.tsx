import { useText } from '../../../../engine/web/index.ts';
import { glyphOf } from './type-glyphs.ts';
import './type-mark.css';

/** A type as its glyph and word in its colour. @param detail more than the word says, as `array<integer>` */
export function TypeMark({ type, detail }: { type: string; detail?: string }) {
  const text = useText();
  const { glyph, word } = glyphOf(type);
  return (
    <span className="design-type" style={{ color: `var(--p-type-${type}, var(--p-type-any))` }} title={detail ?? type}>
      <span className="design-type-glyph" aria-hidden>
        {glyph}
      </span>
      <span className="design-type-word">{text(word)}</span>
    </span>
  );
}
