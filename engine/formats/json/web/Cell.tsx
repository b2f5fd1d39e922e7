import { Popover } from 'antd';
import { useTranslation } from 'react-i18next';
import { isEmptyValue } from '../../../web/widgets/base/is-empty-value.ts';
import type { CellProps } from '../../../web/widgets/base/widget.ts';
import { prettyJson } from '../../../web/widgets/code-editor/pretty-json.ts';
import { CodeBlock } from '../../../web/widgets/parts/CodeBlock.tsx';
import { EmptyValue } from '../../../web/widgets/parts/EmptyValue.tsx';
import { MembersCell } from './MembersCell.tsx';

export function JsonCell({ field, value, place }: CellProps) {
  const { t } = useTranslation('list');
  if (isEmptyValue(value)) return <EmptyValue />;
  const members = field.members ?? field.element?.members;
  if (members && isMembers(value)) return <MembersCell members={members} value={value} place={place} />;
  const pretty = prettyJson(value);
  if (place === 'detail') return <CodeBlock text={pretty} />;
  return (
    <Popover trigger="click" placement="bottomLeft" content={<div className="cell-viewer">{<CodeBlock text={pretty} />}</div>}>
      <button type="button" className="cell-line cell-mono cell-link" title={t('showJson')} onClick={(event) => event.stopPropagation()}>
        {pretty.replace(/\s+/g, ' ')}
      </button>
    </Popover>
  );
}

function isMembers(value: unknown): value is Record<string, unknown> | Record<string, unknown>[] {
  return Array.isArray(value) ? value.every((element) => isMembers(element) && !Array.isArray(element)) : typeof value === 'object' && value !== null;
}
