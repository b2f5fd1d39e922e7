import { EmptyValue } from '../parts/EmptyValue.tsx';
import { isEmptyValue } from '../parts/is-empty-value.ts';
import type { CellProps } from '../widget.ts';

const mask = '••••••••';

/** The server sends a mask or the last characters only; a whole secret is never put on the page. */
export function SecretCell({ field, value }: CellProps) {
  if (isEmptyValue(value)) return <EmptyValue />;
  const tail = field.format?.kind === 'secret' && typeof value === 'string' ? value.slice(-4).replace(/[•*]/g, '') : '';
  return <span className="cell-mono">{`${mask}${tail}`}</span>;
}
