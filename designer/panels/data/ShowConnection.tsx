import { Result } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ResultProps } from '../../../engine/web/index.ts';
import { Dialog } from '../../../engine/web/index.ts';

/** What a tested connection leads to. A failed one is told as every refusal is. */
export default function ShowConnection({ answer, onClose }: ResultProps) {
  const { t } = useTranslation('designer-data');
  const found = connectionOf(answer);
  if (!found) return null;
  return (
    <Dialog open width={440} onCancel={onClose} onOk={onClose} cancelButtonProps={{ style: { display: 'none' } }}>
      <Result status="success" title={t('connected')} subTitle={t('connectedTo', { ...found })} />
    </Dialog>
  );
}

function connectionOf(answer: unknown): { version: string; count: number; milliseconds: number } | null {
  if (typeof answer !== 'object' || answer === null || !('version' in answer) || !('tables' in answer)) return null;
  return { version: String(answer.version), count: Number(answer.tables), milliseconds: 'milliseconds' in answer ? Number(answer.milliseconds) : 0 };
}
