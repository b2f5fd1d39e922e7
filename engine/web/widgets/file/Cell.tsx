import { PaperClipOutlined } from '@ant-design/icons';
import { EmptyValue } from '../parts/EmptyValue.tsx';
import { isEmptyValue } from '../parts/is-empty-value.ts';
import type { CellProps } from '../widget.ts';
import { fileAddress, fileTitle } from './file-address.ts';

export function FileCell({ value, place }: CellProps) {
  if (isEmptyValue(value)) return <EmptyValue />;
  const text = String(value);
  return (
    <a className={place === 'list' ? 'cell-line' : undefined} href={fileAddress(text)} target="_blank" rel="noreferrer" title={fileTitle(text)}>
      <PaperClipOutlined /> {fileTitle(text)}
    </a>
  );
}
