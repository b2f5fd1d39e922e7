import { isEmptyValue } from '../../../web/widgets/base/is-empty-value.ts';
import type { CellProps } from '../../../web/widgets/base/widget.ts';
import { CodeBlock } from '../../../web/widgets/parts/CodeBlock.tsx';
import { EmptyValue } from '../../../web/widgets/parts/EmptyValue.tsx';
import { TextCell } from '../../../web/widgets/parts/TextCell.tsx';

export function CodeCell({ value, place }: CellProps) {
  if (isEmptyValue(value)) return <EmptyValue />;
  return place === 'list' ? <TextCell text={String(value)} place="list" mono /> : <CodeBlock text={String(value)} />;
}
