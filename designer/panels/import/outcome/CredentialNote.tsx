import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isGranted, session } from '../../../../engine/web/index.ts';
import type { AppliedCredential } from '../../../import/protocol.ts';

const page = '/platmanage/configuration/list';
const outcomes = ['unfilled', 'filled', 'kept'] as const;

/** What became of the entries the imported interfaces read; those that wait for a value first. */
export function CredentialNote({ credentials }: { credentials: readonly AppliedCredential[] }) {
  const { t } = useTranslation('designer-import');
  const mayOpen = isGranted(session.permission, page);
  return (
    <section className="imp-card imp-credentials" aria-label={t('credentials')}>
      <h2 className="imp-heading">{t('credentials')}</h2>
      {outcomes.map((outcome) => {
        const names = credentials.filter((one) => one.outcome === outcome).map(({ name }) => name);
        if (names.length === 0) return null;
        return (
          <p key={outcome} className={outcome === 'unfilled' ? 'imp-said imp-said-warning' : 'imp-said'}>
            {t(`credentialOutcome.${outcome}`)}{' '}
            {names.map((name) => (
              <code key={name}>{name}</code>
            ))}
          </p>
        );
      })}
      {mayOpen && <Link to={page}>{t('openConfiguration')}</Link>}
    </section>
  );
}
