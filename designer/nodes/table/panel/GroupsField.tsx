import type { FieldProps } from '@rjsf/utils';
import { Select } from 'antd';
import { fillText } from '../../../../engine/core/text/text.ts';
import { useLanguage } from '../../../../engine/web/index.ts';
import { texts } from '../../../../generated/words/node-table/groups.ts';
import { changedPeriod, groupsInSetting, withColumns } from '../model/group-entries.ts';
import { periodLabels } from '../model/group-parts.ts';
import { isGroupable, tablePeriods } from '../model/table-groups.ts';
import { ColumnsSelect } from './ColumnsSelect.tsx';
import { useOfferedColumns } from './use-offered-columns.ts';
import './conditions.css';

/** The columns whose values make a group, and the periods of those with moments, one in a line. */
export function GroupsField({ formData, onChange, fieldPathId, schema, name }: FieldProps) {
  const language = useLanguage();
  const { columns } = useOfferedColumns();
  const groups = groupsInSetting(formData);
  const set = (changed: unknown) => onChange(changed, fieldPathId.path);
  const dated = groups.filter(({ type }) => type === 'date');
  return (
    <div className="design-conditions">
      <ColumnsSelect
        id={fieldPathId.$id}
        label={schema.title || name}
        value={formData}
        columns={columns.filter(({ type }) => isGroupable(type))}
        onChange={(chosen) => set(chosen.length > 0 ? withColumns(groups, chosen) : undefined)}
      />
      {dated.map(({ name: column, period }) => (
        <div className="design-group" key={column}>
          <code className="design-figure-column">{column}</code>
          <Select<string>
            aria-label={fillText(texts.period, { name: column })[language]}
            size="small"
            popupMatchSelectWidth={false}
            value={period ?? ''}
            options={[{ value: '', label: texts.each[language] }, ...tablePeriods.map((one) => ({ value: one, label: periodLabels[one][language] }))]}
            onChange={(chosen) => set(changedPeriod(groups, column, chosen))}
          />
        </div>
      ))}
    </div>
  );
}
