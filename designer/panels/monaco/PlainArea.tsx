import { useLayoutEffect, useRef } from 'react';
import type { CodeAreaProps, SavedCaret } from './code-area-props.ts';
import './monaco.css';

/** The same without Monaco. */
export function PlainArea({ label, text, onChange, onBlur, marks = [], errors = [], onLine, caret }: CodeAreaProps & SavedCaret) {
  const input = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const area = input.current;
    return () => {
      if (area && area === document.activeElement) caret.current = area.selectionStart;
    };
  }, [caret]);
  if (onChange) {
    return (
      <div className="design-plain">
        <textarea
          ref={input}
          className="design-plain-input"
          aria-label={label}
          value={text}
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        />
        {errors.length > 0 && (
          <ul className="design-plain-errors">
            {errors.map(({ from, message }) => (
              <li key={`${from} ${message}`}>{message}</li>
            ))}
          </ul>
        )}
      </div>
    );
  }
  const toneOf = (line: number) => marks.find(({ from, to }) => line >= from && line <= to)?.tone;
  return (
    <section className="design-plain" aria-label={label}>
      <ol className="design-plain-lines">
        {text
          .replace(/\n$/, '')
          .split('\n')
          .map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line has nothing but its number
            // biome-ignore lint/a11y/useKeyWithClickEvents: lines are no controls; the way by keyboard leads from the node to its lines
            <li key={index} className={toneOf(index + 1) && `design-line-${toneOf(index + 1)}`} onClick={() => onLine?.(index + 1)}>
              <code>{line || ' '}</code>
            </li>
          ))}
      </ol>
    </section>
  );
}
