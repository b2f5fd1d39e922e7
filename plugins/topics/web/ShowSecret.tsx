import { useTranslation } from 'react-i18next';
import { formatMoment, type ResultProps, SecretDialog } from '../../../engine/web/index.ts';

/** A new signing secret, shown this once. */
export default function ShowSecret({ answer, onClose }: ResultProps) {
  const { t } = useTranslation('topics');
  const shown = secretOf(answer);
  const old = shown?.old ? t('secret.oldUntil', { time: formatMoment(shown.old) }) : t('secret.oldEnded');
  const items = shown
    ? [{ label: t('secret.label'), text: shown.secret, as: 'secret' as const }, ...(shown.old === undefined ? [] : [{ label: t('secret.old'), text: old }])]
    : [];
  return <SecretDialog title={t('secret.title')} warning={t('secret.once')} items={items} onClose={onClose} />;
}

/** `old`: until when the secret before this one signs too; nothing for a first one. */
function secretOf(answer: unknown): { secret: string; old?: string | null } | null {
  if (typeof answer !== 'object' || answer === null || !('secret' in answer)) return null;
  const old = 'old_until' in answer && { old: typeof answer.old_until === 'string' ? answer.old_until : null };
  return { secret: String(answer.secret), ...old };
}
