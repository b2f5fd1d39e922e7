import { isEmptyValue } from '../../../web/widgets/base/is-empty-value.ts';
import type { CellProps } from '../../../web/widgets/base/widget.ts';
import { prettyJson } from '../../../web/widgets/code-editor/pretty-json.ts';
import { CodeBlock } from '../../../web/widgets/parts/CodeBlock.tsx';
import { EmptyValue } from '../../../web/widgets/parts/EmptyValue.tsx';
import { TextCell } from '../../../web/widgets/parts/TextCell.tsx';

export function CodeCell({ field: { format }, value, place }: CellProps) {
  if (isEmptyValue(value)) return <EmptyValue />;
  if (place === 'list') return <TextCell text={String(value)} place="list" mono />;
  return <CodeBlock text={format?.kind === 'code' && format.language === 'json' ? prettyJson(value) : String(value)} />;
}
