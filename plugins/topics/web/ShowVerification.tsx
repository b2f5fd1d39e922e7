import { Alert, Button, Tabs, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { CodeBlock, Dialog, type ResultProps } from '../../../engine/web/index.ts';
import { snippets } from './snippets.ts';

/** How a receiver checks that a push is the platform's. The secret is read from the environment; it stands in none of them. */
export default function ShowVerification({ onClose }: ResultProps) {
  const { t } = useTranslation('topics');
  const items = snippets.map(({ name, code }) => ({ key: name, label: name, children: <CodeBlock text={code} /> }));
  return (
    <Dialog open title={t('verification.title')} width={720} onCancel={onClose} footer={<Button onClick={onClose}>{t('close')}</Button>}>
      <Typography.Paragraph>{t('verification.intro')}</Typography.Paragraph>
      <Tabs items={items} />
      <Alert type="info" showIcon title={t('verification.secret')} />
    </Dialog>
  );
}
