import { CodeBlock } from '../parts/CodeBlock.tsx';
import { EmptyValue } from '../parts/EmptyValue.tsx';
import { isEmptyValue } from '../parts/is-empty-value.ts';
import { TextCell } from '../parts/TextCell.tsx';
import type { CellProps } from '../widget.ts';

export function CodeCell({ value, place }: CellProps) {
  if (isEmptyValue(value)) return <EmptyValue />;
  return place === 'list' ? <TextCell text={String(value)} place="list" mono /> : <CodeBlock text={String(value)} />;
}
