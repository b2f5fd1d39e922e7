import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import { loginAddress, registerAddress } from '../../../../engine/web/index.ts';
import { DocsPlaceContext, tryAnchor } from './docs-place.ts';

interface SignInLinkProps {
  service: string;
  className?: string;
  /** For who has no account yet. */
  isNew?: boolean;
}

/** To the sign-in or sign-up page, and back to the form that tries the same interface. */
export function SignInLink({ service, className, isNew = false }: SignInLinkProps) {
  const { t } = useTranslation('docs');
  const { addressOf } = useContext(DocsPlaceContext);
  const [pathname = '', search] = useHref(addressOf(service)).split('?');
  const here = { pathname, search: search === undefined ? '' : `?${search}`, hash: tryAnchor };
  return (
    <a className={className} href={isNew ? registerAddress(here) : loginAddress(here)}>
      {t(isNew ? 'try.toRegister' : 'try.toSignIn')}
    </a>
  );
}
