import type { Parameter } from '../../protocol/parameter.ts';

/**
 * Returns limits as mathematical signs; undefined if there are none.
 * @example rangeWords({ min: 0, exclusiveMin: true, max: 9 }) // '> 0, ≤ 9'
 */
export function rangeWords({ min, max, exclusiveMin, exclusiveMax }: Pick<Parameter, 'min' | 'max' | 'exclusiveMin' | 'exclusiveMax'>): string | undefined {
  const least = min === undefined ? undefined : `${exclusiveMin ? '>' : '≥'} ${min}`;
  const most = max === undefined ? undefined : `${exclusiveMax ? '<' : '≤'} ${max}`;
  if (least === undefined || most === undefined) return least ?? most;
  if (exclusiveMin || exclusiveMax) return `${least}, ${most}`;
  return min === max ? String(min) : `${min} – ${max}`;
}
