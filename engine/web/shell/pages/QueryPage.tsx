import { Button, Card, Descriptions, Space } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useTab } from '../../navigation/use-tab.ts';

/** Shows a route with values in its query: they belong to the tab and come back with it. */
export default function QueryPage() {
  const { t } = useTranslation('shell');
  const [query, setQuery] = useSearchParams();
  const { setTitle, close } = useTab();
  const id = query.get('id') ?? '';
  const title = id ? t('query.title', { id }) : t('pages.query');
  useEffect(() => setTitle(title), [setTitle, title]);
  return (
    <Card title={title} className="p-narrow">
      <Descriptions column={1} items={[...query].map(([name, value]) => ({ key: name, label: name, children: <code>{value}</code> }))} />
      <p>{t('query.text')}</p>
      <Space wrap>
        <Button onClick={() => setQuery({ id: String(Number.parseInt(id, 10) + 1 || 1) })}>{t('query.next')}</Button>
        <Button onClick={() => void close()}>{t('params.close')}</Button>
      </Space>
    </Card>
  );
}
