import { Checkbox, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { StatusTag } from '../../../../engine/web/index.ts';
import type { ImportMode, PreviewRow } from '../../../import/protocol.ts';
import { MethodPath } from '../parts/MethodPath.tsx';
import type { RowChoice } from '../state/choices.ts';
import { type RowState, stateOf } from '../state/row-filter.ts';

interface OperationRowProps {
  row: PreviewRow;
  /** Of the whole table, the head being 1. */
  index: number;
  height: number;
  isSelected: boolean;
  mode: ImportMode | undefined;
  /** As it is typed: the check follows. */
  service: string;
  onChoose(id: string, change: RowChoice): void;
  onRename(id: string, service: string): void;
  onOpen(id: string): void;
}

export const stateTones = { new: 'info', changed: 'warning', conflict: 'error', edited: 'default', same: 'default', faulty: 'error' } as const satisfies Record<
  RowState,
  string
>;

export function OperationRow({ row, index, height, isSelected, mode, service, onChoose, onRename, onOpen }: OperationRowProps) {
  const { t } = useTranslation('designer-import');
  const { id, key, title, refusal, issues, changes } = row;
  const state = stateOf(row);
  const isPressing = issues.some(({ severity }) => severity !== 'info');
  return (
    <tr aria-rowindex={index} style={{ height }}>
      <td className="imp-cell-check">
        <Checkbox checked={isSelected} aria-label={t('select', { key })} onChange={(event) => onChoose(id, { isSelected: event.target.checked })} />
      </td>
      <td className="imp-cell-key">
        <button type="button" className="imp-key" title={key} onClick={() => onOpen(id)}>
          <MethodPath value={key} />
        </button>
      </td>
      <td className="imp-cell-service">
        <Input
          className="imp-service"
          size="small"
          variant="borderless"
          value={service}
          title={service}
          status={refusal === undefined ? '' : 'error'}
          spellCheck={false}
          autoComplete="off"
          readOnly={row.interface_id !== null}
          aria-label={t('serviceOf', { key })}
          aria-invalid={refusal !== undefined}
          onChange={(event) => onRename(id, event.target.value)}
        />
      </td>
      <td className="imp-cell-title">
        {refusal === undefined ? (
          <span className="imp-cut" title={title}>
            {title}
          </span>
        ) : (
          <span className="imp-cut imp-said-error" title={refusal} role="alert">
            {refusal}
          </span>
        )}
      </td>
      <td className="imp-cell-status">
        <StatusTag tone={stateTones[state]}>{t(`groups.${state}`)}</StatusTag>
        {mode !== undefined && <span className="p-second imp-cut">{t(`modes.${mode}`)}</span>}
      </td>
      <td className="imp-cell-diagnostics p-digits">
        {issues.length + changes.length > 0 && (
          <button
            type="button"
            className={isPressing ? 'imp-count imp-count-pressing' : 'imp-count'}
            aria-label={t('detailsOf', { key, diagnostics: issues.length, changes: changes.length })}
            onClick={() => onOpen(id)}
          >
            {issues.length}
          </button>
        )}
      </td>
    </tr>
  );
}
