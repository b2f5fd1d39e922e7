import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useCanvas } from '../state/use-canvas.ts';

interface ChoiceListProps<Item> {
  label: string;
  placeholder: string;
  /** What the typed text finds, the best first. */
  find(text: string): readonly Item[];
  keyOf(item: Item): string;
  render(item: Item): ReactNode;
  onChoose(item: Item): void;
  /** Told what is typed, where more is found elsewhere. */
  onType?(text: string): void;
  onLeave(): void;
  /** Said when nothing is found. */
  empty: string;
}

/** A field over a list: arrows choose, Enter takes, Esc leaves. */
export function ChoiceList<Item>({ label, placeholder, find, keyOf, render, onChoose, onType, onLeave, empty }: ChoiceListProps<Item>) {
  const canvas = useCanvas();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const found = find(text);
  // Taken when the field has the keys and not before: what is typed until then belongs to it, however often React begins to draw the list.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => {
    const early = canvas.takeEarly();
    setText(early.text);
    const [first] = find(early.text);
    if (early.isEntered && first !== undefined) onChoose(first);
  }, []);
  useEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (found.length > 0) setAt((at + step + found.length) % found.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const item = found[at];
      if (item !== undefined) onChoose(item);
    } else if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault();
      onLeave();
    }
    event.stopPropagation();
  };
  return (
    <>
      <input
        className="design-choice-field"
        role="combobox"
        aria-expanded
        aria-controls={id}
        aria-label={label}
        aria-autocomplete="list"
        aria-activedescendant={found[at] === undefined ? undefined : `${id}-${at}`}
        placeholder={placeholder}
        value={text}
        ref={(element) => (document.activeElement === element ? undefined : element?.focus({ preventScroll: true }))}
        onChange={({ target }) => {
          setText(target.value);
          onType?.(target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div ref={list} id={id} role="listbox" aria-label={label} className="design-choice-list">
        {found.map((item, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keys
          <div
            key={keyOf(item)}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            onPointerMove={() => setAt(index)}
            onClick={() => onChoose(item)}
          >
            {render(item)}
          </div>
        ))}
      </div>
      {found.length === 0 && <p className="design-choice-empty">{empty}</p>}
    </>
  );
}
