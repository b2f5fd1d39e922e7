import { Alert, Modal, Skeleton } from 'antd';
import { useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Field } from '../../../core/descriptor/types.ts';
import { lazyPart } from '../../widgets/base/lazy-part.ts';
import { useDiscard } from '../form/use-discard.ts';
import '../../actions/actions.css';

const AskForm = lazyPart(async () => ({ default: (await import('../form/AskForm.tsx')).AskForm }), <Skeleton active />);

export interface ActionDialogProps {
  label: string;
  /** What it happens to: a record's name or a count. */
  target?: string;
  confirmation?: string;
  ask: Field[];
  /** Of the call, for the references it asks for. */
  verb: string;
  danger: boolean;
  busy: boolean;
  onSubmit(asked: Record<string, unknown>): Promise<void>;
  onCancel(): void;
}

/** Says what is about to happen to what, and asks for what is needed. */
export default function ActionDialog({ label, target, confirmation, ask, verb, danger, busy, onSubmit, onCancel }: ActionDialogProps) {
  const { t } = useTranslation('list');
  const asks = ask.length > 0;
  const changed = useRef<readonly string[]>([]);
  const mayDiscard = useDiscard();
  const leave = async () => {
    if (await mayDiscard(changed.current)) onCancel();
  };
  const keepChanged = useCallback((fields: readonly string[]) => {
    changed.current = fields;
  }, []);
  return (
    <Modal
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
      {confirmation !== undefined && (danger && asks ? <Alert type="warning" title={confirmation} /> : <p className="action-confirmation">{confirmation}</p>)}
      {asks && <AskForm fields={ask} verb={verb} submitText={label} onSubmit={onSubmit} onCancel={leave} onChanged={keepChanged} />}
    </Modal>
  );
}
