import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import { loginAddress } from '../../../../engine/web/index.ts';
import { DocsPlaceContext } from './docs-place.ts';

/** To the sign-in page, and back to the same interface. */
export function SignInLink({ service, className }: { service: string; className?: string }) {
  const { t } = useTranslation('docs');
  const { addressOf } = useContext(DocsPlaceContext);
  const here = useHref(addressOf(service));
  return (
    <a className={className} href={loginAddress({ pathname: here, search: '', hash: '' })}>
      {t('try.toSignIn')}
    </a>
  );
}
