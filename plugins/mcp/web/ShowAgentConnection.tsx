import { Button, Flex, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { CodeBlock, Dialog, formatMoment, type ResultProps } from '../../../engine/web/index.ts';
import { clientConfig, tokenCommand } from './connection-texts.ts';

/** How to connect an agent as one app: its token, then the client's configuration. Secrets stay out of it. */
export default function ShowAgentConnection({ answer, onClose }: ResultProps) {
  const { t } = useTranslation('mcp');
  const app = appOf(answer);
  if (!app) return null;
  const steps = [
    { title: t('token'), text: tokenCommand(location.origin, app.key) },
    { title: t('config'), text: clientConfig(location.origin) },
  ];
  return (
    <Dialog open title={t('title')} width={640} onCancel={onClose} footer={<Button onClick={onClose}>{t('close')}</Button>}>
      <Flex vertical gap="middle">
        <Typography.Text type="secondary">{t('intro', { count: app.tools })}</Typography.Text>
        <Typography.Text>{t('oauth', { address: `${location.origin}/mcp` })}</Typography.Text>
        {app.connections.length > 0 && (
          <section aria-label={t('connected')}>
            <Typography.Title level={5}>{t('connected')}</Typography.Title>
            <ul style={{ margin: 0, paddingInlineStart: 20 }}>
              {app.connections.map(({ client, username, created_at, used_at }) => (
                <li key={`${client}${created_at}`}>
                  {client} · {username}
                  <br />
                  <Typography.Text type="secondary">
                    {t('since', { time: formatMoment(created_at) })}
                    {used_at && ` · ${t('lastUsed', { time: formatMoment(used_at) })}`}
                  </Typography.Text>
                </li>
              ))}
            </ul>
          </section>
        )}
        {steps.map(({ title, text }) => (
          <section key={title} aria-label={title}>
            <Typography.Title level={5}>{title}</Typography.Title>
            <CodeBlock text={text} />
          </section>
        ))}
      </Flex>
    </Dialog>
  );
}

interface Connected {
  client: string;
  username: string;
  created_at: string;
  used_at: string | null;
}

function appOf(answer: unknown): { key: string; tools: number; connections: Connected[] } | null {
  if (typeof answer !== 'object' || answer === null || !('app_key' in answer) || !('tools' in answer)) return null;
  const connections = 'connections' in answer && Array.isArray(answer.connections) ? (answer.connections as Connected[]) : [];
  return { key: String(answer.app_key), tools: Number(answer.tools), connections };
}
