import { ExclamationCircleOutlined } from '@ant-design/icons';
import { Modal } from 'antd';
import { memo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { callErrors, dismissCallErrors } from '../../state/call-errors.ts';
import { useText } from '../../state/language.ts';
import { CopyButton } from '../../widgets/parts/copy/CopyButton.tsx';

/** 错误提示: refused calls that nobody showed in place, together. */
export const CallErrorDialog = memo(function CallErrorDialog() {
  const { t } = useTranslation('shell');
  const text = useText();
  const { items, isOpen } = useSnapshot(callErrors);
  // A dialog costs as much closed as open; it stays to close in its own time.
  const wasOpen = useRef(false);
  wasOpen.current ||= isOpen;
  if (!wasOpen.current) return null;
  const title = (
    <span className="p-fault-title">
      <ExclamationCircleOutlined aria-hidden /> {t('faults.title')}
    </span>
  );
  return (
    <Modal
      open={isOpen}
      title={title}
      onOk={dismissCallErrors}
      onCancel={dismissCallErrors}
      okText={t('faults.ok')}
      cancelButtonProps={{ hidden: true }}
      width={440}
    >
      <ul className="p-faults">
        {items.map((error) => (
          <li key={`${error.ret} ${error.message}`}>
            <div>
              {error.ret === 0 ? t('errors.network') : text(error.text) || error.message}
              {error.count > 1 && <span className="p-second"> ×{error.count}</span>}
            </div>
            {error.requestId && (
              <div className="p-second">
                {t('errors.requestId')} {error.requestId} <CopyButton text={error.requestId} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </Modal>
  );
});
