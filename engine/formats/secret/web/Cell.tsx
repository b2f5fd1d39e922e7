import { isEmptyValue } from '../../../web/widgets/base/is-empty-value.ts';
import type { CellProps } from '../../../web/widgets/base/widget.ts';
import { EmptyValue } from '../../../web/widgets/parts/EmptyValue.tsx';

const serverMask = '••••';
const mask = '****';

/** The server sends a mask with the last characters; should a whole secret ever arrive, it is not put on the page. */
export function SecretCell({ value }: CellProps) {
  if (isEmptyValue(value)) return <EmptyValue />;
  const text = String(value);
  return <span className="cell-mono">{`${mask}${text.startsWith(serverMask) ? text.slice(serverMask.length) : ''}`}</span>;
}
