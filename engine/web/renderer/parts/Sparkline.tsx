import './sparkline.css';

const size = { width: 96, height: 32, edge: 2 };

/** A curve without axes beside the number it leads to, which says the same in words. */
export function Sparkline({ points }: { points: readonly number[] }) {
  const least = Math.min(...points);
  const range = Math.max(...points) - least;
  const x = (at: number) => (at / Math.max(1, points.length - 1)) * size.width;
  const y = (value: number) => (range === 0 ? size.height / 2 : size.edge + (1 - (value - least) / range) * (size.height - 2 * size.edge));
  const line = points.map((value, at) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`).join(' ');
  return (
    <svg className="p-sparkline" width={size.width} height={size.height} viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
      <polygon points={`0,${size.height} ${line} ${size.width},${size.height}`} />
      <polyline points={line} />
    </svg>
  );
}
