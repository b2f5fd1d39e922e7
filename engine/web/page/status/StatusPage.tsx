import { Button, Space } from 'antd';
import { type ReactNode, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { HomePathContext } from '../../navigation/home-path-context.ts';
import { CopyButton } from '../../widgets/parts/copy/CopyButton.tsx';
import { StatusDrawing } from './StatusDrawing.tsx';

interface StatusPageProps {
  code: '401' | '404' | '500';
  title: string;
  text: string;
  /** By which the operator finds what happened. */
  requestId?: string | undefined;
  /** The first thing to try, before back and home. */
  action?: ReactNode;
}

/** A page that says what is wrong and what to do next. */
export function StatusPage({ code, title, text, requestId, action }: StatusPageProps) {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const homePath = useContext(HomePathContext);
  return (
    <section className="p-status">
      <StatusDrawing code={code} />
      <h1>{title}</h1>
      <p>{text}</p>
      {requestId && (
        <p className="p-status-request">
          {t('errors.requestId')} {requestId} <CopyButton text={requestId} />
        </p>
      )}
      <Space wrap>
        {action}
        <Button onClick={() => navigate(-1)}>{t('errors.back')}</Button>
        <Button type={action ? 'default' : 'primary'} onClick={() => navigate(homePath)}>
          {t('errors.home')}
        </Button>
      </Space>
    </section>
  );
}
