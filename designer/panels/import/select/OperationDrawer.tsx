import { Alert, Drawer } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { StatusTag, useIsNarrow } from '../../../../engine/web/index.ts';
import type { ImportOptions, PreviewRow } from '../../../import/protocol.ts';
import { DiagnosticList } from '../parts/DiagnosticList.tsx';
import { MethodPath } from '../parts/MethodPath.tsx';
import { ModeSelect } from '../parts/ModeSelect.tsx';
import { type Choices, modeOf, type RowChoice } from '../state/choices.ts';
import { stateOf } from '../state/row-filter.ts';
import { ChangeList } from './ChangeList.tsx';
import { ConflictList } from './ConflictList.tsx';
import { ImportedShape } from './ImportedShape.tsx';
import { stateTones } from './OperationRow.tsx';

interface OperationDrawerProps {
  row: PreviewRow;
  upload: string;
  options: ImportOptions;
  choices: Choices;
  onChoose(change: RowChoice): void;
  onClose(): void;
}

/** One operation: what the import would change field by field, what both sides changed, what the document says that is lost or wrong. */
export function OperationDrawer({ row, upload, options, choices, onChoose, onClose }: OperationDrawerProps) {
  const { t } = useTranslation('designer-import');
  const isNarrow = useIsNarrow();
  const choice = choices.rows.get(row.id);
  const mode = modeOf(row, choices);
  const { changes, conflicts, issues, refusal } = row;
  const state = stateOf(row);
  return (
    <Drawer
      open
      size={isNarrow ? '100%' : 720}
      onClose={onClose}
      title={
        <span className="imp-drawer-title">
          <MethodPath value={row.key} />
          <StatusTag tone={stateTones[state]}>{t(`groups.${state}`)}</StatusTag>
        </span>
      }
    >
      <div className="imp-drawer">
        <p className="imp-drawer-name">
          <strong>{row.title}</strong>
          {row.interface_id === null ? (
            <code>{row.service}</code>
          ) : (
            <Link to={`/techzones/design/design_update/${row.interface_id}`}>
              <code>{row.service}</code>
            </Link>
          )}
        </p>
        {refusal !== undefined && <Alert type="error" showIcon title={refusal} />}
        {row.edited && <p className="p-second">{t('editedByHand')}</p>}
        {row.interface_id !== null && (
          <div className="imp-field">
            <label className="imp-label" htmlFor="imp-row-mode">
              {t('mode')}
            </label>
            <ModeSelect
              id="imp-row-mode"
              mode={mode}
              fields={choice?.fields ?? choices.fields}
              onChange={(value, fields) => onChoose({ mode: value, isSelected: value !== 'skip', ...(value === 'fields' && { fields }) })}
            />
          </div>
        )}
        {conflicts.length > 0 && mode === 'merge' && (
          <ConflictList conflicts={conflicts} theirs={choice?.theirs ?? []} onChange={(theirs) => onChoose({ theirs, isSelected: true })} />
        )}
        {changes.length > 0 && <ChangeList changes={changes} />}
        {issues.length > 0 && (
          <section>
            <h3 className="imp-heading">{t('diagnostics', { count: issues.length })}</h3>
            <DiagnosticList diagnostics={issues} />
          </section>
        )}
        {row.interface_id === null && <ImportedShape id={row.id} upload={upload} options={options} />}
      </div>
    </Drawer>
  );
}
