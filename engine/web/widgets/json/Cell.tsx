import { Popover } from 'antd';
import { useTranslation } from 'react-i18next';
import { CodeBlock } from '../parts/CodeBlock.tsx';
import { EmptyValue } from '../parts/EmptyValue.tsx';
import { isEmptyValue } from '../parts/is-empty-value.ts';
import type { CellProps } from '../widget.ts';
import { prettyJson } from './pretty-json.ts';

export function JsonCell({ value, place }: CellProps) {
  const { t } = useTranslation('list');
  if (isEmptyValue(value)) return <EmptyValue />;
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
