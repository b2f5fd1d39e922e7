import { isEmptyValue } from '../base/is-empty-value.ts';
import type { CellProps } from '../base/widget.ts';
import { CodeBlock } from '../parts/CodeBlock.tsx';
import { EmptyValue } from '../parts/EmptyValue.tsx';
import { TextCell } from '../parts/TextCell.tsx';

export function CodeCell({ value, place }: CellProps) {
  if (isEmptyValue(value)) return <EmptyValue />;
  return place === 'list' ? <TextCell text={String(value)} place="list" mono /> : <CodeBlock text={String(value)} />;
}
