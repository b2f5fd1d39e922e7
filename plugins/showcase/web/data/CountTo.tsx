import { useEffect, useRef, useState } from 'react';
import { useLocale } from '../frame/use-locale.ts';

export type Easing = 'linear' | 'out' | 'inOut';

const easings: Record<Easing, (part: number) => number> = {
  linear: (part) => part,
  out: (part) => 1 - (1 - part) ** 3,
  inOut: (part) => (part < 0.5 ? 4 * part ** 3 : 1 - (-2 * part + 2) ** 3 / 2),
};

interface CountToProps {
  value: number;
  /** Before and behind the number. */
  left?: string;
  right?: string;
  decimals?: number;
  isGrouped?: boolean;
  /** In the language's own short form: 1.2 万, 12K. */
  isShort?: boolean;
  /** Milliseconds; where less movement is wished for, none. */
  duration?: number;
  easing?: Easing;
}

/** A number that runs from the one it was to the one it is. Readers hear the last one only. */
export function CountTo({ value, left, right, decimals = 0, isGrouped = true, isShort = false, duration = 800, easing = 'out' }: CountToProps) {
  const locale = useLocale();
  const [shown, setShown] = useState(0);
  const latest = useRef(0);
  latest.current = shown;
  useEffect(() => {
    const from = latest.current;
    const time = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : duration;
    const started = performance.now();
    let frame = 0;
    const draw = () => {
      const part = time === 0 ? 1 : Math.min(1, (performance.now() - started) / time);
      setShown(part === 1 ? value : from + (value - from) * easings[easing](part));
      if (part < 1) frame = requestAnimationFrame(draw);
    };
    draw();
    return () => cancelAnimationFrame(frame);
  }, [value, duration, easing]);
  const format = new Intl.NumberFormat(locale, {
    useGrouping: isGrouped,
    ...(isShort ? { notation: 'compact', maximumFractionDigits: 1 } : { minimumFractionDigits: decimals, maximumFractionDigits: decimals }),
  });
  const label = [left, format.format(value), right].join('');
  return (
    <span className="showcase-count">
      <span aria-hidden="true">
        {left}
        <strong>{format.format(shown)}</strong>
        {right}
      </span>
      <span className="showcase-count-said">{label}</span>
    </span>
  );
}
