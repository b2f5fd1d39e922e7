import type { KeyboardEvent, PointerEvent } from 'react';
import './separator.css';

interface SeparatorProps {
  label: string;
  /** How the line itself runs: `vertical` stands between left and right. */
  orientation: 'vertical' | 'horizontal';
  /** Size of the pane before the line, in what `min` and `max` are in. */
  value: number;
  min: number;
  max: number;
  /** Of one press of an arrow key; with Shift five times as much. */
  step: number;
  /** Taken back by a double click or Enter. */
  initial: number;
  /** The pane whose size is meant lies behind the line. */
  isReversed?: boolean;
  /** The size that puts the line under the pointer. */
  valueAt(event: PointerEvent<HTMLElement>): number;
  onChange(value: number): void;
}

/** The line between two panes: dragged by pointer, moved by arrow keys, Home and End, put back by Enter. */
export function Separator({ label, orientation, value, min, max, step, initial, isReversed = false, valueAt, onChange }: SeparatorProps) {
  const change = (next: number) => onChange(Math.min(max, Math.max(min, Math.round(next))));
  const [less, more] = orientation === 'vertical' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
  const press = (event: KeyboardEvent) => {
    const by = (event.shiftKey ? 5 * step : step) * (isReversed ? -1 : 1);
    const targets: Readonly<Record<string, number>> = { [less]: value - by, [more]: value + by, Home: min, End: max, Enter: initial };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    change(target);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a line between panes has a value, which hr has not
    <div
      role="separator"
      tabIndex={0}
      className={`showcase-separator showcase-separator-${orientation}`}
      aria-label={label}
      aria-orientation={orientation}
      aria-valuenow={value}
      aria-valuemin={min}
      aria-valuemax={max}
      onKeyDown={press}
      onDoubleClick={() => change(initial)}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && change(valueAt(event))}
    />
  );
}
