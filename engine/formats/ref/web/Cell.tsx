import { use } from 'react';
import { Link } from 'react-router-dom';
import { referenceOf } from '../../../core/derive/references.ts';
import { isEmptyValue } from '../../../web/widgets/base/is-empty-value.ts';
import { RefContext } from '../../../web/widgets/base/ref-context.ts';
import type { CellProps } from '../../../web/widgets/base/widget.ts';
import { EmptyValue } from '../../../web/widgets/parts/EmptyValue.tsx';

/** Labels of the records a field points to; each opens its record where the caller may see it. */
export function RefCell({ field, value, place }: CellProps) {
  const { labels, addresses } = use(RefContext);
  if (isEmptyValue(value)) return <EmptyValue />;
  const target = referenceOf(field);
  const address = target?.stores === 'id' ? addresses[target.screen] : null;
  const ids = Array.isArray(value) ? value : [value];
  const labelOf = (id: unknown) => labels[field.name]?.[String(id)] ?? (target?.stores === 'value' ? String(id) : `#${String(id)}`);
  return (
    <span className={place === 'list' ? 'cell-line' : undefined} title={ids.map(labelOf).join(', ')}>
      {ids.map((id, index) => (
        <span key={String(id)}>
          {index > 0 && ', '}
          {address ? (
            <Link to={`${address}?open=${String(id)}`} onClick={(event) => event.stopPropagation()}>
              {labelOf(id)}
            </Link>
          ) : (
            labelOf(id)
          )}
        </span>
      ))}
    </span>
  );
}
