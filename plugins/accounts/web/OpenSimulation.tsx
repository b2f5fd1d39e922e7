import { Spin, Typography } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog, enterSimulation, type ResultProps } from '../../../engine/web/index.ts';

/** Goes on as the account a super admin chose: the page begins anew under the red banner. */
export default function OpenSimulation({ answer, onClose }: ResultProps) {
  const { t } = useTranslation('accounts');
  const isEntered = useRef(false);
  const opened = openedSession(answer);

  useEffect(() => {
    if (isEntered.current) return;
    isEntered.current = true;
    if (opened) enterSimulation(opened);
    else onClose();
  }, [opened, onClose]);

  return (
    <Dialog open footer={null} closable={false} width={360}>
      <Spin /> <Typography.Text>{t('simulation.opening', { username: opened?.username ?? '' })}</Typography.Text>
    </Dialog>
  );
}

function openedSession(answer: unknown): { token: string; username: string; level: number } | null {
  if (typeof answer !== 'object' || answer === null || !('access_token' in answer) || !('username' in answer) || !('level' in answer)) return null;
  return { token: String(answer.access_token), username: String(answer.username), level: Number(answer.level) };
}
