import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Checkbox, Input, InputNumber, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Json } from '../../../engine/core/json/json.ts';
import { columnTypes, type TableColumn } from '../../model/types/definition.ts';

const types = [...columnTypes, 'money', 'decimal'] as const;

/** The columns of a table, one line each. Of a table that exists only descriptions can be changed, and columns left out. */
export function ColumnsGrid({
  columns,
  isFixed,
  errorOf,
  onChange,
}: {
  columns: readonly TableColumn[];
  isFixed: boolean;
  errorOf(index: number): string | undefined;
  onChange(columns: TableColumn[]): void;
}) {
  const { t } = useTranslation('designer-data');
  const change = (index: number, part: Partial<TableColumn>) =>
    onChange(columns.map((column, at) => (at === index ? without({ ...column, ...part }) : column)));
  return (
    <div className="data-grid-scroll">
      <table className="data-grid" aria-label={t('columnList')}>
        <thead>
          <tr>
            {(['column', 'type', 'required', 'hidden', 'max', 'default', 'description'] as const).map((head) => (
              <th key={head} scope="col" className={`data-grid-${head}`}>
                {t(head)}
              </th>
            ))}
            <th scope="col">
              <span className="data-hidden">{t('remove')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          <tr className="data-grid-key">
            <td>id</td>
            <td>integer</td>
            <td colSpan={6}>{t('key')}</td>
          </tr>
          {columns.map((column, index) => (
            // A column has no other identity than its place: its name is what is being typed.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <tr key={index}>
              <td>
                <Input
                  value={column.name}
                  disabled={isFixed}
                  status={errorOf(index) === undefined ? '' : 'error'}
                  title={errorOf(index)}
                  spellCheck={false}
                  aria-label={t('columnOf', { index: index + 1 })}
                  onChange={(event) => change(index, { name: event.target.value })}
                />
              </td>
              <td>
                <Select
                  value={column.format ?? column.type}
                  disabled={isFixed}
                  options={types.map((value) => ({ value, label: value }))}
                  popupMatchSelectWidth={false}
                  aria-label={t('typeOf', { name: column.name })}
                  onChange={(type) =>
                    onChange(
                      columns.map((one, at) =>
                        at === index ? { ...without({ ...one, default: null, max: undefined, format: undefined }), ...typed(type) } : one,
                      ),
                    )
                  }
                />
              </td>
              <td className="data-grid-required">
                <Checkbox
                  checked={column.required === true}
                  disabled={isFixed}
                  aria-label={t('requiredOf', { name: column.name })}
                  onChange={(event) => change(index, { required: event.target.checked })}
                />
              </td>
              <td className="data-grid-required" title={t('hiddenHint')}>
                <Checkbox
                  checked={column.hidden === true}
                  aria-label={t('hiddenOf', { name: column.name })}
                  onChange={(event) => change(index, { hidden: event.target.checked })}
                />
              </td>
              <td>
                <InputNumber
                  value={column.max ?? null}
                  min={1}
                  disabled={isFixed || !['string', 'integer', 'float'].includes(column.type)}
                  controls={false}
                  aria-label={t('maxOf', { name: column.name })}
                  onChange={(max) => change(index, { max: max ?? undefined })}
                />
              </td>
              <td>
                <Input
                  key={`${column.type}${column.name}`}
                  defaultValue={textOf(column.default)}
                  disabled={isFixed}
                  aria-label={t('defaultOf', { name: column.name })}
                  onChange={(event) => change(index, { default: typedValue(column.type, event.target.value) })}
                />
              </td>
              <td>
                <Input
                  value={column.description ?? ''}
                  suffix={column.references === undefined ? undefined : <span className="data-reference">→ {column.references}</span>}
                  aria-label={t('descriptionOf', { name: column.name })}
                  onChange={(event) => change(index, { description: event.target.value })}
                />
              </td>
              <td>
                <Button
                  type="text"
                  icon={<DeleteOutlined />}
                  disabled={isFixed && column.required === true}
                  aria-label={t('removeOf', { name: column.name })}
                  onClick={() => onChange(columns.filter((_one, at) => at !== index))}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {!isFixed && (
        <Button type="dashed" icon={<PlusOutlined />} onClick={() => onChange([...columns, { name: '', type: 'string' }])}>
          {t('addColumn')}
        </Button>
      )}
    </div>
  );
}

function typed(type: (typeof types)[number]): Pick<TableColumn, 'type' | 'format'> {
  if (type === 'money') return { type: 'integer', format: type };
  return type === 'decimal' ? { type: 'float', format: type } : { type };
}

/** Empty members are left out, as in a line that does not name them. */
function without(column: { [Key in keyof TableColumn]: TableColumn[Key] | undefined }): TableColumn {
  const filled = Object.entries(column).filter(([, value]) => value !== undefined && value !== null && value !== false && value !== '');
  return { name: '', ...Object.fromEntries(filled) } as TableColumn;
}

function textOf(value: Json | undefined): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** What was typed as a value; text that is none of the type stays text, and the check says so. */
function typedValue(type: TableColumn['type'], text: string): Json {
  if (text === '') return null;
  if (type === 'string' || type === 'date') return text;
  try {
    return JSON.parse(text) as Json;
  } catch {
    return text;
  }
}
