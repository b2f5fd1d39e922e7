import { CloseOutlined, PlusOutlined } from '@ant-design/icons';
import type { FieldProps } from '@rjsf/utils';
import { Button, Input } from 'antd';
import { fillText } from '../../../../engine/core/text/text.ts';
import { useLanguage } from '../../../../engine/web/index.ts';
import { texts } from '../../../../generated/words/node-sql/sql-columns.ts';
import { columnTypes } from '../../../model/types/definition.ts';
import { useSettingsPlace } from '../../../panels/inspector/settings/controls/settings-context.ts';
import { useDesignerState } from '../../../panels/state/use-designer.ts';
import { columnsOfRows } from '../model/columns-of-rows.ts';
import { type SqlMember, sqlColumns } from '../model/sql-settings.ts';
import { ColumnTypeSelect } from './ColumnTypeSelect.tsx';
import './sql.css';

/** The columns of the result, one in a line; the last run knows them, too. */
export function SqlColumnsField({ formData, onChange, fieldPathId }: FieldProps) {
  const language = useLanguage();
  const { node } = useSettingsPlace();
  const { run } = useDesignerState();
  const columns = sqlColumns({ columns: formData });
  const seen = columnsOfRows(run?.steps.findLast((step) => step.node === node && step.failure === undefined)?.outputs?.rows);
  const set = (changed: readonly SqlMember[]) => onChange(changed, fieldPathId.path);
  const change = (place: number, part: Partial<SqlMember>) => set(columns.map((column, index) => (index === place ? { ...column, ...part } : column)));
  return (
    <div className="design-sql-members" id={fieldPathId.$id}>
      {columns.map(({ name, type }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a name changes while it is typed, and nothing else tells columns apart
        <div className="design-sql-column" key={place}>
          <Input aria-label={texts.name[language]} size="small" value={name} onChange={({ target }) => change(place, { name: target.value })} />
          <ColumnTypeSelect label={texts.type[language]} value={type} types={columnTypes} onChange={(chosen) => change(place, { type: chosen })} />
          <Button
            aria-label={fillText(texts.remove, { name })[language]}
            size="small"
            type="text"
            icon={<CloseOutlined />}
            onClick={() => set(columns.filter((_, index) => index !== place))}
          />
        </div>
      ))}
      <div className="design-sql-actions">
        <Button size="small" icon={<PlusOutlined />} onClick={() => set([...columns, { name: '', type: 'string' }])}>
          {texts.add[language]}
        </Button>
        {seen.length > 0 && (
          <Button size="small" onClick={() => set(seen)}>
            {texts.fromRun[language]}
          </Button>
        )}
      </div>
    </div>
  );
}
