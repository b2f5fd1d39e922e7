import { type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { Separator } from '../separator/Separator.tsx';
import './split-pane.css';

interface SplitPaneProps {
  /** Names the line between the two. */
  label: string;
  /** `columns` stand side by side. */
  as: 'columns' | 'rows';
  first: ReactNode;
  second: ReactNode;
  /** Percent of the first pane. */
  initial?: number;
  min?: number;
  max?: number;
  onChange?(percent: number): void;
}

/** Two panes and the line between them. A pane may hold another two. */
export function SplitPane({ label, as, first, second, initial = 50, min = 20, max = 80, onChange }: SplitPaneProps) {
  const host = useRef<HTMLDivElement>(null);
  const [percent, setPercent] = useState(initial);
  const valueAt = (event: PointerEvent) => {
    const box = host.current?.getBoundingClientRect();
    if (!box) return percent;
    return as === 'columns' ? ((event.clientX - box.left) / box.width) * 100 : ((event.clientY - box.top) / box.height) * 100;
  };
  const change = (next: number) => {
    setPercent(next);
    onChange?.(next);
  };
  return (
    <div ref={host} className={`showcase-split showcase-split-${as}`}>
      <div className="showcase-split-pane" style={{ flexBasis: `${percent}%` }}>
        {first}
      </div>
      <Separator
        label={label}
        orientation={as === 'columns' ? 'vertical' : 'horizontal'}
        value={percent}
        min={min}
        max={max}
        step={2}
        initial={initial}
        valueAt={valueAt}
        onChange={change}
      />
      <div className="showcase-split-pane" style={{ flexBasis: `${100 - percent}%` }}>
        {second}
      </div>
    </div>
  );
}
