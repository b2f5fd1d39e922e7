/** Where to log in so that one comes back to the same address. */
export function loginAddress({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  const target = `${pathname}${search}${hash}`;
  return target === '/admin/' || target === '/admin' ? '/admin/login' : `/admin/login?redirect=${encodeURIComponent(target)}`;
}

/**
 * The address a login leads to: the one asked for when it is a path of the back-office on this origin, home otherwise.
 * @example returnAddress('//evil.example/admin/') // '/admin/'
 */
export function returnAddress(redirect: string | null, origin: string): string {
  const home = '/admin/';
  if (!redirect?.startsWith('/')) return home;
  const base = new URL(origin);
  const target = URL.parse(redirect, base);
  if (!target || target.origin !== base.origin || !target.pathname.startsWith('/admin/')) return home;
  if (target.pathname === '/admin/login' || target.pathname === '/admin/register') return home;
  return target.pathname + target.search + target.hash;
}
