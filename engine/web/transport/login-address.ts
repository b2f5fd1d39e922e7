import { type Site, siteBases } from '../../core/protocol/site.ts';

/** The portal of visitors: what stands at no site's own address belongs to it. */
export const portalHome = '/';

/** Where the docs of the open interfaces begin. */
export const docsHome = '/docs';

/** Each site has its own sign-in pages and leads back to its own addresses only. */
const pages: Record<Site, { home: string; login: string; register: string }> = {
  admin: { home: `${siteBases.admin}/`, login: '/admin/login', register: '/admin/register' },
  portal: { home: `${siteBases.portal}/`, login: '/login', register: '/register' },
};

/** The query of the console's address that asks for the page where one begins. */
export const firstVisit = '?begin';

/** Which site an address belongs to. */
export function siteOf(pathname: string): Site {
  return pathname === siteBases.admin || pathname.startsWith(pages.admin.home) ? 'admin' : 'portal';
}

/** The site this page belongs to. */
export function currentSite(): Site {
  return typeof location === 'undefined' ? 'admin' : siteOf(location.pathname);
}

/** The address of a page of this site's screens. @param path as in its routes, `/application/list` */
export function pageAddress(path: string): string {
  return siteBases[currentSite()] + path;
}

/** Where a session begins: at once, or after signing in. */
export function homeOf(site: Site): string {
  return pages[site].home;
}

/** The login page of this site, without a way back. */
export function loginPage(): string {
  return pages[currentSite()].login;
}

/** Where to log in so that one comes back to the same address. */
export function loginAddress(from: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  return wayBackFrom(pages[siteOf(from.pathname)].login, from);
}

/** Where to sign up so that one comes back to the same address. */
export function registerAddress(from: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  return wayBackFrom(pages[siteOf(from.pathname)].register, from);
}

function wayBackFrom(page: string, { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  const { home } = pages[siteOf(pathname)];
  const target = `${pathname}${search}${hash}`;
  return [home, portalHome].includes(target) || `${target}/` === home ? page : `${page}?redirect=${encodeURIComponent(target)}`;
}

/**
 * The address a login leads to: the one asked for when it is a path of the login page's own site on this origin, that site's home otherwise.
 * @param loginPath of the login page that asks
 * @example returnAddress('//evil.example/admin/', 'https://open.example.com', '/admin/login') // '/admin/'
 */
export function returnAddress(redirect: string | null, origin: string, loginPath: string): string {
  const site = siteOf(loginPath);
  const { home, login, register } = pages[site];
  if (!redirect?.startsWith('/')) return home;
  const base = new URL(origin);
  const target = URL.parse(redirect, base);
  if (!target || target.origin !== base.origin || siteOf(target.pathname) !== site || target.pathname === siteBases[site]) return home;
  if (target.pathname === login || target.pathname === register) return home;
  return target.pathname + target.search + target.hash;
}
