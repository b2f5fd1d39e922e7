import { Popover } from 'antd';
import { useTranslation } from 'react-i18next';
import { isEmptyValue } from '../../../web/widgets/base/is-empty-value.ts';
import type { CellProps } from '../../../web/widgets/base/widget.ts';
import { CodeBlock } from '../../../web/widgets/parts/CodeBlock.tsx';
import { EmptyValue } from '../../../web/widgets/parts/EmptyValue.tsx';
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
