import { useLayoutEffect, useRef, useState } from 'react';
import type { ActionItem } from './action-item.ts';
import { isDangerous, keyOfItem } from './action-texts.ts';
import { MoreActions } from './MoreActions.tsx';
import type { ActionLabels } from './use-action-labels.ts';
import './actions.css';

const shownWords = 3;

function shownItems(items: ActionItem[]): ActionItem[] {
  return items.length > shownWords ? items.slice(0, shownWords - 1) : items;
}

/** What stands at the end of a row, word by word; the arrow behind "more" counts as a character. */
export function rowActionWords(items: ActionItem[], labels: ActionLabels): string[] {
  const shown = shownItems(items).map(labels.of);
  return shown.length < items.length ? [...shown, `${labels.more} ▾`] : shown;
}

interface RowActionsProps {
  items: ActionItem[];
  labels: ActionLabels;
  onPick(item: ActionItem): void;
  /** The button is going down: what picking it will need can be asked for. */
  onPress?(item: ActionItem): void;
  busy: boolean;
}

/** The words at the end of a row: three at most, the rest behind "more". Plain buttons: a page of rows has many of them. */
export function RowActions({ items, labels, onPick, onPress, busy }: RowActionsProps) {
  const [wantsMore, setWantsMore] = useState(false);
  const shown = shownItems(items);
  const rest = items.slice(shown.length);
  const host = useRef<HTMLSpanElement>(null);
  const focused = useRef<Element>(null);
  // What was pressed may be done with it: the keyboard stays with the record.
  useLayoutEffect(() => {
    if (focused.current?.isConnected !== false || document.activeElement !== document.body) return;
    focused.current = null;
    host.current?.querySelector('button')?.focus({ preventScroll: true });
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears which of its buttons has the keyboard
    <span
      ref={host}
      className="row-actions"
      onFocus={({ target }) => {
        focused.current = target;
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget) focused.current = null;
      }}
    >
      {shown.map((item) => (
        <button
          type="button"
          key={keyOfItem(item)}
          // Not disabled: the keyboard stays where it is while the call is under way.
          aria-disabled={busy}
          className={`row-action${isDangerous(item) ? ' row-action-danger' : ''}`}
          onPointerDown={onPress && (() => onPress(item))}
          onClick={(event) => {
            event.stopPropagation();
            if (!busy) onPick(item);
          }}
        >
          {labels.of(item)}
        </button>
      ))}
      {rest.length > 0 &&
        (wantsMore ? (
          <MoreActions items={rest} labels={labels} onPick={onPick} busy={busy} />
        ) : (
          <button
            type="button"
            className="row-action"
            aria-disabled={busy}
            aria-haspopup="menu"
            aria-expanded={false}
            onClick={(event) => {
              event.stopPropagation();
              if (!busy) setWantsMore(true);
            }}
          >
            {labels.more} <span aria-hidden className="row-action-arrow" />
          </button>
        ))}
    </span>
  );
}
