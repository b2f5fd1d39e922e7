import { Input, Segmented, Select } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useText } from '../../../engine/web/index.ts';
import { tableName } from '../../model/types/definition.ts';
import { TablePicker } from './TablePicker.tsx';
import type { TableDesign } from './use-table-design.ts';

interface FieldProps {
  design: TableDesign;
}

/** Whether the table is new or there already, which one it is, or in which database a new one is made. */
export function SourceFields({ design }: FieldProps) {
  const { t } = useTranslation('designer-data');
  const { list, draft, isExisting, change } = design;
  return (
    <div className="data-row">
      <Segmented
        value={isExisting ? 'existing' : 'new'}
        onChange={(value) => design.setSource(value === 'existing')}
        options={[
          { value: 'new', label: t('newTable') },
          { value: 'existing', label: t('existingTable') },
        ]}
        aria-label={t('source')}
      />
      {isExisting ? (
        <TablePicker list={list} value={draft.existing === null ? null : { database: draft.database, table: draft.existing }} onChoose={design.choose} />
      ) : (
        (list?.databases.length ?? 0) > 1 && (
          <Select
            value={draft.database ?? ''}
            onChange={(value) => change({ database: value === '' ? null : value })}
            options={list?.databases.map(({ database }) => ({ value: database ?? '', label: database ?? t('ownDatabase') })) ?? []}
            popupMatchSelectWidth={false}
            aria-label={t('database')}
          />
        )
      )}
    </div>
  );
}

/** Class and title of the interfaces, and the table they are named after. */
export function NameField({ design: { draft, view, isQueried, change } }: FieldProps) {
  const { t } = useTranslation('designer-data');
  const text = useText();
  const id = useId();
  const tableDiagnostic = view.diagnostics.find(({ pointer }) => !pointer.startsWith('/table/columns'));
  const error = draft.nameLine === '' ? undefined : tableDiagnostic;
  return (
    <div className="data-field">
      <label className="data-label" htmlFor={id}>
        {t('name')}
      </label>
      <Input
        id={id}
        prefix={<span className="design-name-space">{`${view.names.namespace}.`}</span>}
        value={draft.nameLine}
        onChange={(event) => change({ nameLine: event.target.value })}
        placeholder={t('namePlaceholder')}
        status={error ? 'error' : ''}
        autoFocus={!isQueried}
        spellCheck={false}
        aria-invalid={error !== undefined}
      />
      <span className={error ? 'data-error' : 'data-quiet'} role="status">
        {error ? text(error.text) : view.table.name !== '' && t('tableName', { name: tableName(view.table) })}
      </span>
    </div>
  );
}

/** All columns of a new table in one line. */
export function LineField({ design: { line, lineErrors, typeLine } }: FieldProps) {
  const { t } = useTranslation('designer-data');
  const text = useText();
  const id = useId();
  const [error] = lineErrors;
  return (
    <div className="data-field">
      <label className="data-label" htmlFor={id}>
        {t('line')}
      </label>
      <Input.TextArea
        id={id}
        value={line}
        autoSize={{ minRows: 1, maxRows: 6 }}
        placeholder={t('linePlaceholder')}
        status={error ? 'error' : ''}
        spellCheck={false}
        onChange={(event) => typeLine(event.target.value)}
      />
      <span className={error ? 'data-error' : 'data-quiet'} role="status">
        {error ? t('faultAt', { part: line.slice(error.from, error.to).trim(), text: text(error.text) }) : t('lineHint')}
      </span>
    </div>
  );
}
