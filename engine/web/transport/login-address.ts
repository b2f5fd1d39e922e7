/** Each face has its own sign-in pages and leads back to its own addresses only. */
const faces = {
  admin: { home: '/admin/', login: '/admin/login', register: '/admin/register' },
  portal: { home: '/docs', login: '/login', register: '/register' },
};

/** Which face of the product an address belongs to. */
export function faceOf(pathname: string): 'admin' | 'portal' {
  return pathname === '/admin' || pathname.startsWith('/admin/') ? 'admin' : 'portal';
}

/** Where to log in so that one comes back to the same address. */
export function loginAddress(from: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  return wayBackFrom(faces[faceOf(from.pathname)].login, from);
}

/** Where to sign up so that one comes back to the same address. */
export function registerAddress(from: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  return wayBackFrom(faces[faceOf(from.pathname)].register, from);
}

function wayBackFrom(page: string, { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  const { home } = faces[faceOf(pathname)];
  const target = `${pathname}${search}${hash}`;
  return target === home || `${target}/` === home ? page : `${page}?redirect=${encodeURIComponent(target)}`;
}

/**
 * The address a login leads to: the one asked for when it is a path of the login page's own face on this origin, that face's home otherwise.
 * @param loginPath of the login page that asks
 * @example returnAddress('//evil.example/admin/', 'https://open.example.com', '/admin/login') // '/admin/'
 */
export function returnAddress(redirect: string | null, origin: string, loginPath: string): string {
  const face = faceOf(loginPath);
  const { home, login, register } = faces[face];
  if (!redirect?.startsWith('/')) return home;
  const base = new URL(origin);
  const target = URL.parse(redirect, base);
  if (!target || target.origin !== base.origin || faceOf(target.pathname) !== face || target.pathname === '/admin') return home;
  if (target.pathname === login || target.pathname === register) return home;
  return target.pathname + target.search + target.hash;
}
