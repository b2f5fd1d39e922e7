import { LockOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** The operator shows the docs to those only who know the viewing password. */
export function PasswordPage({ isWrong, onPassword }: { isWrong: boolean; onPassword(password: string): Promise<void> }) {
  const { t } = useTranslation('docs');
  const id = useId();
  const [password, setPassword] = useState('');
  const [isAsking, setAsking] = useState(false);
  const give = async (event: React.FormEvent) => {
    event.preventDefault();
    if (password === '' || isAsking) return;
    setAsking(true);
    await onPassword(password);
    setAsking(false);
  };
  return (
    <div className="docs docs-alone">
      <form className="docs-lock" onSubmit={give}>
        <LockOutlined aria-hidden className="docs-lock-sign" />
        <h1>{t('lock.title')}</h1>
        <p className="p-second">{t('lock.text')}</p>
        <label htmlFor={id}>{t('lock.password')}</label>
        <Input.Password
          id={id}
          autoFocus
          autoComplete="off"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          {...(isWrong && { status: 'error', 'aria-invalid': true, 'aria-describedby': `${id}-fault` })}
        />
        <p className="docs-fault" id={`${id}-fault`} aria-live="polite">
          {isWrong && t('lock.wrong')}
        </p>
        <Button type="primary" htmlType="submit" loading={isAsking} block>
          {t('lock.open')}
        </Button>
      </form>
    </div>
  );
}
