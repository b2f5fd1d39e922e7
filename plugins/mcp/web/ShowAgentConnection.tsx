import { Button, Flex, Modal, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { CodeBlock, type ResultProps } from '../../../engine/web/index.ts';
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
    <Modal open title={t('title')} width={640} onCancel={onClose} footer={<Button onClick={onClose}>{t('close')}</Button>}>
      <Flex vertical gap="middle">
        <Typography.Text type="secondary">{t('intro', { count: app.tools })}</Typography.Text>
        <Typography.Text>{t('oauth', { address: `${location.origin}/mcp` })}</Typography.Text>
        {steps.map(({ title, text }) => (
          <section key={title} aria-label={title}>
            <Typography.Title level={5}>{title}</Typography.Title>
            <CodeBlock text={text} />
          </section>
        ))}
      </Flex>
    </Modal>
  );
}

function appOf(answer: unknown): { key: string; tools: number } | null {
  if (typeof answer !== 'object' || answer === null || !('app_key' in answer) || !('tools' in answer)) return null;
  return { key: String(answer.app_key), tools: Number(answer.tools) };
}
