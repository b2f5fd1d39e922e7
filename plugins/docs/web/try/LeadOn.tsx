import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { codes } from '../../../../engine/core/protocol/codes.ts';
import { isGranted, session } from '../../../../engine/web/index.ts';
import { DocsPlaceContext } from '../parts/docs-place.ts';
import { SignInLink } from '../parts/SignInLink.tsx';
import { ApplyHere } from './ApplyHere.tsx';

/** Where an administrator gives apps their permissions. */
const rulesPage = '/techzones/portAuthority/assignmentRules';

/** What to do next where an app was not let in. */
export function LeadOn({ ret, service, appId }: { ret: number; service: string; appId: number | null }) {
  const { t } = useTranslation('docs');
  const { face } = useContext(DocsPlaceContext);
  if (ret === codes.noRight) {
    return (
      <p className="docs-lead-on">
        {t('try.noRight')} {appId !== null && <ApplyHere appId={appId} service={service} />}{' '}
        {face === 'admin' && isGranted(session.permission, rulesPage) && <Link to={rulesPage}>{t('try.toRules')}</Link>}
      </p>
    );
  }
  if (ret !== codes.tokenInvalid && ret !== codes.sessionEnded) return null;
  return (
    <p className="docs-lead-on">
      {t('try.again')} <SignInLink service={service} />
    </p>
  );
}
