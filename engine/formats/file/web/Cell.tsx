import { PaperClipOutlined } from '@ant-design/icons';
import { isEmptyValue } from '../../../web/widgets/base/is-empty-value.ts';
import type { CellProps } from '../../../web/widgets/base/widget.ts';
import { EmptyValue } from '../../../web/widgets/parts/EmptyValue.tsx';
import { fileAddress, fileTitle } from '../../../web/widgets/upload/file-address.ts';

export function FileCell({ value, place }: CellProps) {
  if (isEmptyValue(value)) return <EmptyValue />;
  const text = String(value);
  return (
    <a className={place === 'list' ? 'cell-line' : undefined} href={fileAddress(text)} target="_blank" rel="noreferrer" title={fileTitle(text)}>
      <PaperClipOutlined /> {fileTitle(text)}
    </a>
  );
}
