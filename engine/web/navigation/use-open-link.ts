import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { homeOf, siteOf } from '../transport/login-address.ts';

/** Goes to an address given from the root of the site: within this application without loading anew, else by the browser. */
export function useOpenLink(): (link: string) => void {
  const navigate = useNavigate();
  return useCallback(
    (link) => {
      const home = homeOf(siteOf(location.pathname));
      const isHere = location.pathname.startsWith(home) && link.startsWith(home);
      if (isHere) void navigate(link.slice(home.length - 1));
      else location.assign(link);
    },
    [navigate],
  );
}
