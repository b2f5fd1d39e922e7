import { Alert, Skeleton } from 'antd';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AffectedAnswer } from '../../../core/answers/bulk-answer.ts';
import type { Field } from '../../../core/descriptor/types.ts';
import { withAffected } from '../../actions/action-texts.ts';
import { useText } from '../../state/language.ts';
import { lazyPart } from '../../widgets/base/lazy-part.ts';
import { useDiscard } from '../form/use-discard.ts';
import '../../actions/actions.css';
import { Dialog } from '../../page/Dialog.tsx';

const AskForm = lazyPart(async () => ({ default: (await import('../form/AskForm.tsx')).AskForm }), <Skeleton active />);

export interface ActionDialogProps {
  label: string;
  /** What it happens to: a record's name or a count. */
  target?: string;
  confirmation?: string;
  /** Asks what refers to the records, so that nobody finds out afterwards; left out where nothing can. */
  affected?(): Promise<AffectedAnswer['items']>;
  ask: Field[];
  /** Of the call, for the references it asks for. */
  verb: string;
  danger: boolean;
  /** The records go, and what refers to them may go with them. */
  removes: boolean;
  busy: boolean;
  onSubmit(askValues: Record<string, unknown>): Promise<void>;
  onCancel(): void;
}

/** Says what is about to happen to what, and asks for what is needed. */
export default function ActionDialog({ label, target, confirmation, affected, ask, verb, danger, removes, busy, onSubmit, onCancel }: ActionDialogProps) {
  const { t } = useTranslation('list');
  const text = useText();
  const [items, setItems] = useState<AffectedAnswer['items']>();
  // Of the records the dialog was opened for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once
  useEffect(() => {
    let isShown = true;
    affected?.().then(
      (found) => isShown && setItems(found),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, []);
  const asks = ask.length > 0;
  const affectedCount = items?.reduce((sum, { count }) => sum + count, 0);
  const question = confirmation && withAffected(confirmation, affectedCount);
  const changed = useRef<readonly string[]>([]);
  const mayDiscard = useDiscard();
  const leave = async () => {
    if (await mayDiscard(changed.current)) onCancel();
  };
  const keepChanged = useCallback((fields: readonly string[]) => {
    changed.current = fields;
  }, []);
  return (
    <Dialog
      open
      title={label}
      width={asks ? 520 : 420}
      okText={label}
      cancelText={t('cancel')}
      okButtonProps={{ danger, autoFocus: true }}
      confirmLoading={busy}
      footer={asks ? null : undefined}
      mask={{ closable: false }}
      onOk={() => onSubmit({})}
      onCancel={leave}
    >
      {target !== undefined && <p className="action-target">{target}</p>}
      {question !== undefined && (danger && asks ? <Alert type="warning" title={question} /> : <p className="action-confirmation">{question}</p>)}
      {items !== undefined && items.length > 0 && (
        <div aria-live="polite">
          {t('affected')}
          <ul className="action-affected">
            {items.map(({ screen, label, field, field_label, count, on_remove }) => (
              <li key={`${screen}.${field}`}>
                {t(removes && on_remove ? `onRemove.${on_remove}` : 'affectedBy', { label: text(label), field: text(field_label), count })}
              </li>
            ))}
          </ul>
        </div>
      )}
      {asks && <AskForm fields={ask} verb={verb} submitText={label} onSubmit={onSubmit} onCancel={leave} onChanged={keepChanged} />}
    </Dialog>
  );
}
