import type { FieldProps } from '@rjsf/utils';
import { Select } from 'antd';
import { matchesOf } from '../../../model/semantics/runtime/table-conditions.ts';
import { columnTypes, type TableColumn } from '../../../model/types/definition.ts';
import { knownTables, nameOfTable } from '../../../panels/inspector/settings/controls/known-tables.ts';
import { useSettingsPlace } from '../../../panels/inspector/settings/controls/settings-context.ts';
import { useLoaded } from '../../../panels/inspector/settings/controls/use-loaded.ts';
import { TypeMark } from '../../../panels/parts/type-mark/TypeMark.tsx';
import { useDesignerState } from '../../../panels/state/use-designer.ts';
import { columnsOf, isNarrowed } from '../model/table-node.ts';
import { Conditions } from './Conditions.tsx';

/** Columns of the chosen table, several at once, or the conditions on its rows. What the node has already stays even where the table is not known. */
export function ColumnsField({ formData, onChange, fieldPathId, schema, name }: FieldProps) {
  const { definition } = useDesignerState();
  const { node } = useSettingsPlace();
  const tables = useLoaded(knownTables)?.items ?? [];
  const settings = definition.flow.nodes.find(({ id }) => id === node)?.settings ?? {};
  const { table } = settings;
  const chosen = columnsOf({ columns: formData ?? [] });
  const offered: readonly Pick<TableColumn, 'name' | 'type'>[] =
    definition.table && definition.table.name === table ? definition.table.columns : (tables.find((known) => nameOfTable(known) === table)?.columns ?? []);
  if (isNarrowed(settings)) {
    const columns = [{ name: 'id', type: 'integer' as const }, ...offered.filter(({ type }) => matchesOf(type).length > 0)];
    return <Conditions id={fieldPathId.$id} value={formData} columns={columns} onChange={(conditions) => onChange(conditions, fieldPathId.path)} />;
  }
  const known = new Map([...offered, ...chosen].map((column) => [column.name, column.type]));
  return (
    <Select<string[]>
      id={fieldPathId.$id}
      aria-label={schema.title || name}
      mode="multiple"
      value={chosen.map((column) => column.name)}
      onChange={(names) =>
        onChange(
          names.map((column) => ({ name: column, type: known.get(column) ?? columnTypes[0] })),
          fieldPathId.path,
        )
      }
      options={[...known.keys()].map((column) => ({ value: column, label: column }))}
      optionRender={({ value }) => (
        <span className="design-insp-port-head">
          <code>{value}</code>
          <TypeMark type={known.get(String(value)) ?? 'any'} />
        </span>
      )}
    />
  );
}
