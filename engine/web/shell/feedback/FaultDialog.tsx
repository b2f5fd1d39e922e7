import { ExclamationCircleOutlined } from '@ant-design/icons';
import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { dismissFaults, faults } from '../../state/faults.ts';
import { CopyButton } from '../../widgets/parts/CopyButton.tsx';

/** 错误提示: refused calls that nobody showed in place, together. */
export function FaultDialog() {
  const { t } = useTranslation('shell');
  const { items, isOpen } = useSnapshot(faults);
  const title = (
    <span className="p-fault-title">
      <ExclamationCircleOutlined aria-hidden /> {t('faults.title')}
    </span>
  );
  return (
    <Modal open={isOpen} title={title} onOk={dismissFaults} onCancel={dismissFaults} okText={t('faults.ok')} cancelButtonProps={{ hidden: true }} width={440}>
      <ul className="p-faults">
        {items.map((fault) => (
          <li key={`${fault.ret} ${fault.message}`}>
            <div>
              {fault.ret === 0 ? t('errors.network') : fault.message}
              {fault.count > 1 && <span className="p-second"> ×{fault.count}</span>}
            </div>
            {fault.requestId && (
              <div className="p-second">
                {t('errors.requestId')} {fault.requestId} <CopyButton text={fault.requestId} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </Modal>
  );
}
