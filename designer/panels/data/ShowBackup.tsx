import { Result } from 'antd';
import { useTranslation } from 'react-i18next';
import { Dialog, type ResultProps } from '../../../engine/web/index.ts';

/** What a table that was renamed or dropped has left behind. */
export default function ShowBackup({ answer, onClose }: ResultProps) {
  const { t } = useTranslation('designer-data');
  const backup = typeof answer === 'object' && answer !== null && 'backup' in answer && typeof answer.backup === 'string' ? answer.backup : null;
  return (
    <Dialog open width={480} onCancel={onClose} onOk={onClose} cancelButtonProps={{ style: { display: 'none' } }}>
      <Result status="success" title={t('changedTable')} subTitle={backup === null ? t('noBackup') : t('backedUp', { backup })} />
    </Dialog>
  );
}
