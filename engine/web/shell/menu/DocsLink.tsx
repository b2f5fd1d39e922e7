import { type MouseEvent, type ReactNode, useContext } from 'react';
import { useSnapshot } from 'valtio';
import { TabActionsContext } from '../../navigation/use-tab-actions.ts';
import { session } from '../../state/session.ts';
import { findTab } from '../../state/tabs.ts';
import { currentSite, pageAddress } from '../../transport/login-address.ts';

interface DocsLinkProps {
  /** Where the docs stand on the platform's domain. */
  address: string;
  /** The page of this back-office with the same docs. */
  page: string;
  /** Path on show. */
  path: string;
  icon: ReactNode;
  label: string;
}

/** A link to docs: a page of this back-office where the platform's domain is this one, else a site of its own, which the back-office opens in a new window. */
export function DocsLink({ address, page, path, icon, label }: DocsLinkProps) {
  const { goTo } = useContext(TabActionsContext);
  const { platformDomain, permission } = useSnapshot(session);
  const words = (
    <>
      {icon}
      <span>{label}</span>
    </>
  );
  const isHere = isThisOrigin(platformDomain) && permission?.routes.some((route) => route.path === page);
  if (!isHere) {
    return (
      <a href={platformDomain.replace(/\/+$/, '') + address} {...(currentSite() === 'admin' && { target: '_blank', rel: 'noreferrer' })} title={label}>
        {words}
      </a>
    );
  }
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    goTo(findTab(page) ?? { key: page, search: '' });
  };
  return (
    <a href={pageAddress(page)} title={label} onClick={open} {...(path === page && { 'aria-current': 'page' })}>
      {words}
    </a>
  );
}

function isThisOrigin(address: string): boolean {
  return URL.canParse(address, location.href) && new URL(address, location.href).origin === location.origin;
}
