import { PaperClipOutlined } from '@ant-design/icons';
import { use } from 'react';
import { isEmptyValue } from '../../../web/widgets/base/is-empty-value.ts';
import { RefContext } from '../../../web/widgets/base/ref-context.ts';
import type { CellProps } from '../../../web/widgets/base/widget.ts';
import { EmptyValue } from '../../../web/widgets/parts/EmptyValue.tsx';
import { fileAddress, fileTitle } from '../../../web/widgets/upload/file-address.ts';

export function FileCell({ field, value, place }: CellProps) {
  const { labels } = use(RefContext);
  if (isEmptyValue(value)) return <EmptyValue />;
  const text = String(value);
  const title = labels[field.name]?.[text] ?? fileTitle(text);
  return (
    <a className={place === 'list' ? 'cell-line' : undefined} href={fileAddress(text)} target="_blank" rel="noreferrer" title={title}>
      <PaperClipOutlined /> {title}
    </a>
  );
}
