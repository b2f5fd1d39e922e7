import { PlusOutlined } from '@ant-design/icons';
import type { FieldProps } from '@rjsf/utils';
import { Input, InputNumber, Select } from 'antd';
import { fillText } from '../../../../engine/core/text/text.ts';
import { useLanguage } from '../../../../engine/web/index.ts';
import { texts } from '../../../../generated/words/node-table/joins.ts';
import { useSettingsPlace } from '../../../panels/inspector/settings/controls/settings-context.ts';
import { useDesignerState } from '../../../panels/state/use-designer.ts';
import { changedJoin, joinsIn, type OfferedJoin, offeredJoins, tableNamed, withJoin, withoutJoin } from '../model/join-entries.ts';
import { defaultJoined, joinedTable, mostJoined } from '../model/table-joins.ts';
import { ColumnsSelect } from './ColumnsSelect.tsx';
import { RemoveButton } from './RemoveButton.tsx';
import { useKnownTables } from './use-known-tables.ts';
import './conditions.css';

/** Rows of other tables by the references of this one, and by references to it. */
export function JoinsField({ formData, onChange, fieldPathId }: FieldProps) {
  const language = useLanguage();
  const { node } = useSettingsPlace();
  const { flow } = useDesignerState().definition;
  const tables = useKnownTables();
  const settings = flow.nodes.find(({ id }) => id === node)?.settings ?? {};
  const own = tableNamed(tables, settings.table);
  const joins = joinsIn(formData);
  const offered = offeredJoins(own, tables);
  const set = (changed: unknown[]) => onChange(changed.length > 0 ? changed : undefined, fieldPathId.path);
  const columnsOf = (join: OfferedJoin) => tableNamed(tables, joinedTable(settings, { name: '', columns: [], ...join }))?.columns ?? [];
  const nameOf = ({ table, via, by }: OfferedJoin) =>
    fillText(via === undefined ? texts.pointsHere : texts.pointsThere, { table, column: via ?? by ?? '' })[language];
  return (
    <div className="design-conditions" id={fieldPathId.$id}>
      {joins.map((join, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a name changes while it is typed, and nothing else tells joins apart
        <div className="design-join" key={place}>
          <span className="design-join-by">{nameOf(join)}</span>
          <RemoveButton label={fillText(texts.remove, { name: join.name })[language]} onClick={() => set(withoutJoin(joins, place))} />
          <Input
            aria-label={texts.name[language]}
            size="small"
            value={join.name}
            onChange={({ target }) => set(changedJoin(joins, place, { name: target.value }))}
          />
          {join.by !== undefined && (
            <InputNumber
              aria-label={texts.most[language]}
              size="small"
              min={1}
              max={mostJoined}
              value={join.most ?? defaultJoined}
              onChange={(most) => set(changedJoin(joins, place, { most: most ?? defaultJoined }))}
            />
          )}
          <div className="design-join-columns">
            <ColumnsSelect
              id={`${fieldPathId.$id}_${place}`}
              label={fillText(texts.columns, { name: join.name })[language]}
              value={join.columns}
              columns={columnsOf(join)}
              onChange={(columns) => set(changedJoin(joins, place, { columns }))}
            />
          </div>
        </div>
      ))}
      <Select<number | null>
        aria-label={texts.add[language]}
        size="small"
        suffixIcon={<PlusOutlined />}
        placeholder={texts.add[language]}
        disabled={offered.length === 0}
        value={null}
        options={offered.map((join, index) => ({ value: index, label: nameOf(join) }))}
        onChange={(index) => {
          const chosen = index === null ? undefined : offered[index];
          if (chosen) set(withJoin(joins, chosen, own, columnsOf(chosen)));
        }}
      />
    </div>
  );
}
