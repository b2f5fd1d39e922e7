import { useEffect, useRef } from 'react';
import { useText } from '../../../engine/web/index.ts';
import type { Completion } from '../../model/assist/complete-formula.ts';

interface CompletionListProps {
  id: string;
  items: readonly Completion[];
  /** The place of the one that Enter takes. */
  chosen: number;
  onTake(completion: Completion): void;
}

/** What may be written at the caret of a formula. */
export function CompletionList({ id, items, chosen, onTake }: CompletionListProps) {
  const text = useText();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[chosen]?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return (
    <div ref={list} id={id} className="design-formula-list" role="listbox" tabIndex={-1}>
      {items.map((item, index) => (
        <div
          key={`${item.kind} ${item.name}`}
          id={`${id}-${index}`}
          className={`design-formula-item design-formula-${item.kind}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === chosen}
          // The caret stays in the field.
          onMouseDown={(event) => {
            event.preventDefault();
            onTake(item);
          }}
        >
          <code>{item.name}</code>
          <span className="design-option-note">{text(item.note)}</span>
        </div>
      ))}
    </div>
  );
}
