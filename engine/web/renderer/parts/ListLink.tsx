import { type ReactNode, useContext } from 'react';
import { TabActionsContext } from '../../navigation/use-tab-actions.ts';
import { pageAddress } from '../../transport/login-address.ts';

interface ListLinkProps {
  path: string;
  /** Query string of the list: its filter. */
  search?: string;
  className?: string;
  children: ReactNode;
}

/** A true link to a page of the site, which a plain click opens in its tab. */
export function ListLink({ path, search = '', className, children }: ListLinkProps) {
  const { goTo } = useContext(TabActionsContext);
  return (
    <a
      href={pageAddress(path) + search}
      className={className}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        goTo({ key: path, search });
      }}
    >
      {children}
    </a>
  );
}

/** The query string of a list that shows records with that value. */
export function filterOf(field: string, value: string | number): string {
  return `?filter.${field}.in=${encodeURIComponent(value)}`;
}
