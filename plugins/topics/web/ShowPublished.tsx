import { Button, Descriptions, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { Dialog, type ResultProps } from '../../../engine/web/index.ts';

/** The id of a message that was published, and how many subscriptions get it. */
export default function ShowPublished({ answer, onClose }: ResultProps) {
  const { t } = useTranslation('topics');
  if (typeof answer !== 'object' || answer === null || !('id' in answer) || !('pushes' in answer)) return null;
  const items = [
    { key: 'id', label: t('published.id'), children: <Typography.Text copyable>{String(answer.id)}</Typography.Text> },
    { key: 'pushes', label: t('published.pushes'), children: String(answer.pushes) },
  ];
  return (
    <Dialog open title={t('published.title')} width={560} onCancel={onClose} footer={<Button onClick={onClose}>{t('close')}</Button>}>
      <Descriptions column={1} size="small" bordered items={items} />
      <Typography.Paragraph type="secondary" style={{ marginBlock: '12px 0' }}>
        {t('published.follow')}
      </Typography.Paragraph>
    </Dialog>
  );
}
