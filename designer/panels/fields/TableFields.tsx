import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useText } from '../../../engine/web/index.ts';
import { texts as editLabels } from '../../../generated/words/designer-panels/edit-labels.ts';
import { changeColumns } from '../../model/edits/interface/table-edits.ts';
import { parseTableLine, printTableLine } from '../../model/quick-entry/parse-table-line.ts';
import { type TableSpec, tableName } from '../../model/types/definition.ts';
import { Field } from '../parts/Field.tsx';
import { TypeMark } from '../parts/type-mark/TypeMark.tsx';
import { useFieldErrors } from '../parts/use-field-errors.ts';
import { useDesigner } from '../state/use-designer.ts';

/** The table behind a data interface: its columns as one line, and what the line means. */
export function TableFields({ table }: { table: TableSpec }) {
  const { t } = useTranslation('designer-panels');
  const text = useText();
  const designer = useDesigner();
  const errorAt = useFieldErrors();
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? printTableLine(table.columns);
  const [diagnostic] = parseTableLine(shown).diagnostics;
  const own = errorAt('/table/name').error ?? errorAt('/table/columns').error;
  const error = diagnostic ? text(diagnostic.text) : own;
  // Half-typed names are no columns: the line is taken up when it is left, and one that cannot be read stays to be mended.
  const settle = () => {
    if (typed === null) return;
    const { columns, diagnostics } = parseTableLine(typed);
    if (diagnostics.length > 0 || columns.length === 0) return;
    setTyped(null);
    designer.edit(editLabels.field, (current) => changeColumns(current, columns));
  };
  return (
    <section className="design-section">
      <h3>
        {t('form.table')} <code>{tableName(table)}</code>
      </h3>
      <Field label={t('form.columns')} pointer="/table" hint={t('form.columnsHint')} {...(error !== undefined && { error })}>
        {(control) => (
          <Input.TextArea
            {...control}
            className="design-typed"
            autoSize={{ minRows: 1, maxRows: 6 }}
            spellCheck={false}
            value={shown}
            onChange={(event) => setTyped(event.target.value)}
            onBlur={settle}
          />
        )}
      </Field>
      <ul className="design-list">
        {table.columns.map((column) => (
          <li key={column.name} className="design-insp-port-head">
            <span>
              <code>{column.name}</code>
              {column.required && <span className="design-field-mark">*</span>} <span className="design-option-note">{column.description}</span>
            </span>
            <TypeMark type={column.format ?? column.type} />
          </li>
        ))}
      </ul>
    </section>
  );
}
