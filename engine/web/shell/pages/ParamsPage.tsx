import { Button, Card, Descriptions, Space } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useTab } from '../../navigation/use-tab.ts';

/** Shows a route with a value in its path: a title of its own, no cache, a question before it closes. */
export default function ParamsPage({ id = '' }: { id?: string }) {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const { setTitle, close } = useTab();
  const title = t('params.title', { id });
  useEffect(() => setTitle(title), [setTitle, title]);
  return (
    <Card title={title} className="p-narrow">
      <Descriptions column={1} items={[{ key: 'id', label: t('params.value'), children: <code>{id}</code> }]} />
      <p>{t('params.text')}</p>
      <Space wrap>
        <Button onClick={() => navigate(`/argu/params/${Number.parseInt(id, 10) + 1 || 1}`)}>{t('params.next')}</Button>
        <Button onClick={() => void close()}>{t('params.close')}</Button>
      </Space>
    </Card>
  );
}
