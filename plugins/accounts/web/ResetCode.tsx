import { useTranslation } from 'react-i18next';
import { formatMoment, type ResultProps, SecretDialog } from '../../../engine/web/index.ts';

/** A code for somebody who has forgotten the password, shown this once. */
export default function ResetCode({ answer, onClose }: ResultProps) {
  const { t } = useTranslation('accounts');
  const issued = issuedCode(answer);
  const items = issued
    ? [
        { label: t('resetCode.account'), text: issued.username },
        { label: t('resetCode.code'), text: issued.code, as: 'secret' as const },
        { label: t('resetCode.until'), text: formatMoment(issued.expires) },
      ]
    : [];
  return <SecretDialog title={t('resetCode.title')} warning={t('resetCode.warning')} items={items} onClose={onClose} />;
}

function issuedCode(answer: unknown): { username: string; code: string; expires: string } | null {
  if (typeof answer !== 'object' || answer === null || !('username' in answer) || !('code' in answer) || !('expires' in answer)) return null;
  return { username: String(answer.username), code: String(answer.code), expires: String(answer.expires) };
}
