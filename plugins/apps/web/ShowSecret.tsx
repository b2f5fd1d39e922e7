import { useTranslation } from 'react-i18next';
import { formatMoment, type ResultProps, SecretDialog } from '../../../engine/web/index.ts';

/** A new app_secret, shown this once. */
export default function ShowSecret({ answer, onClose }: ResultProps) {
  const { t } = useTranslation('apps');
  const shown = secretOf(answer);
  const old = shown?.old ? t('secret.oldUntil', { time: formatMoment(shown.old) }) : t('secret.oldEnded');
  const items = shown
    ? [
        { label: 'app_key', text: shown.key, as: 'copied' as const },
        { label: 'app_secret', text: shown.secret, as: 'secret' as const },
        ...(shown.old === undefined ? [] : [{ label: t('secret.old'), text: old }]),
      ]
    : [];
  return <SecretDialog title={t('secret.title')} warning={t('secret.once')} items={items} onClose={onClose} />;
}

/** `old`: until when the secret before this one works; nothing for a new app's first. */
function secretOf(answer: unknown): { key: string; secret: string; old?: string | null } | null {
  if (typeof answer !== 'object' || answer === null || !('app_key' in answer) || !('app_secret' in answer)) return null;
  const old = 'old_until' in answer && { old: typeof answer.old_until === 'string' ? answer.old_until : null };
  return { key: String(answer.app_key), secret: String(answer.app_secret), ...old };
}
