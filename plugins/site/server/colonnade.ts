import { type Html, trustedHtml } from '../../../engine/core/text/html.ts';

const vanishing = { x: 560, y: 210 };
const columns = 6;

/** The drawing beside the headline: a colonnade that fades into the distance, lines only, 2 KB. */
export const colonnade: Html = trustedHtml(drawn());

function drawn(): string {
  const towards = (x: number, y: number, scale: number) => [vanishing.x + (x - vanishing.x) * scale, vanishing.y + (y - vanishing.y) * scale] as const;
  const shafts = Array.from({ length: columns }, (_, at) => {
    const scale = 0.78 ** at;
    const [left, top] = towards(30, 80, scale);
    const [, bottom] = towards(30, 360, scale);
    const box = (y: number, height: number, wider: number) =>
      `M${tenth(left - wider)} ${tenth(y)}h${tenth(52 * scale + 2 * wider)}v${tenth(height)}h${tenth(-52 * scale - 2 * wider)}z`;
    const flutes = [0, 0.25, 0.5, 0.75, 1].map((part) => `M${tenth(left + 52 * scale * part)} ${tenth(top + 12 * scale)}V${tenth(bottom - 12 * scale)}`);
    return box(top, 12 * scale, 7 * scale) + flutes.join('') + box(bottom - 12 * scale, 12 * scale, 7 * scale);
  });
  const edges = [80, 56, 20, 360, 378].map((y) => {
    const [x, end] = towards(-40, y, 0.78 ** (columns + 1));
    return `M-40 ${y} ${tenth(x)} ${tenth(end)}`;
  });
  return `<svg class="colonnade" viewBox="0 0 560 400" fill="none" stroke="currentColor" aria-hidden="true"><path d="${shafts.join('')}${edges.join('')}"/></svg>`;
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
