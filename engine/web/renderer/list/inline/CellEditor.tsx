import { Button } from 'antd';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Field } from '../../../../core/descriptor/types.ts';
import type { ListedRecord } from '../../../actions/action-item.ts';
import { recordTitle } from '../../../actions/record-title.ts';
import { statesAfterEdit } from '../../../actions/state-after-edit.ts';
import { useText } from '../../../state/language.ts';
import { widgetOf } from '../../../widgets/registry.ts';
import type { ListModel } from '../model/use-list-screen.ts';
import { inlineKey } from './inline-keys.ts';
import type { CellSave } from './use-cell-save.ts';

interface CellEditorProps {
  model: ListModel;
  record: ListedRecord;
  field: Field;
  cell: CellSave;
}

/** The control of one cell with its error, and what the keys do. */
export function CellEditor({ model, record, field, cell }: CellEditorProps) {
  const { t } = useTranslation('list');
  const text = useText();
  const id = useId();
  const { inline, answer } = model;
  const { Input } = widgetOf(field);

  const onKeyDown = (event: KeyboardEvent) => {
    const key = inlineKey(event);
    if (key === null) return;
    event.preventDefault();
    event.stopPropagation();
    if (key === 'cancel') inline.leave();
    else void cell.save(key === 'next' ? 1 : key === 'previous' ? -1 : undefined);
  };
  return (
    <div
      className="cell-editor"
      role="dialog"
      aria-label={t('inline.title', { label: text(field.label), title: recordTitle(answer.screen, record) })}
      onKeyDownCapture={onKeyDown}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <span id={`${id}-label`} className="cell-editor-label">
        {text(field.label)}
      </span>
      <Focused>
        <Input
          field={field}
          id={id}
          value={cell.value}
          onChange={cell.setValue}
          // Not while it is saved either: a control that is disabled loses the keyboard, and a refused value is to be mended at once.
          disabled={false}
          isEdit
          status={cell.error ? 'error' : undefined}
          record={record}
        />
      </Focused>
      <div id={`${id}-help`} className="cell-editor-help">
        {field.hint && text(field.hint)}
      </div>
      {statesAfterEdit(answer.screen, [record], [field.name]).map((after) => (
        <div key={after.field.name} className="cell-editor-state">
          {t('stateAfterEdit', { field: text(after.field.label), state: text(after.state.label) })}
        </div>
      ))}
      <div id={`${id}-fault`} className="cell-editor-fault" role="alert">
        {cell.error}
      </div>
      <div className="cell-editor-foot">
        <span>{t('inline.keys')}</span>
        <Button size="small" onClick={() => inline.leave()}>
          {t('cancel')}
        </Button>
        <Button size="small" type="primary" loading={cell.isSaving} onClick={() => cell.save()}>
          {t('inline.save')}
        </Button>
      </div>
    </div>
  );
}

/** Puts the keyboard into the control as soon as its code is there. */
function Focused({ children }: { children: ReactNode }) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const focus = () => {
      const control = host.current?.querySelector<HTMLElement>('input:checked, input, textarea, button, [tabindex]');
      control?.focus({ preventScroll: true });
      if (control instanceof HTMLInputElement && control.type === 'text') control.select();
      return control !== null && control !== undefined;
    };
    if (!host.current || focus()) return;
    const observer = new MutationObserver(() => focus() && observer.disconnect());
    observer.observe(host.current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return <div ref={host}>{children}</div>;
}
