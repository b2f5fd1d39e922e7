import { expect, test } from 'vitest';
import { loginAddress, returnAddress } from '../../../engine/web/transport/login-address.ts';

const origin = 'https://portico.example';

test('a login leads back to the address it was asked for', () => {
  const address = loginAddress({ pathname: '/admin/user/list', search: '?q=a&page=2', hash: '#top' });
  const redirect = new URL(address, origin).searchParams.get('redirect');
  expect(returnAddress(redirect, origin, '/admin/login')).toBe('/admin/user/list?q=a&page=2#top');
});

test('home needs no way back', () => {
  expect(loginAddress({ pathname: '/admin/', search: '', hash: '' })).toBe('/admin/login');
});

test.each([
  '//evil.example/admin/',
  'https://evil.example/admin/',
  '/\\evil.example/admin/',
  'javascript:alert(1)',
  '/admin/../api/',
  '/docs/Shop.Order.List',
  '/admin/login?redirect=/admin/',
  '',
  null,
])('a way back to %s leads home instead', (redirect) => {
  expect(returnAddress(redirect, origin, '/admin/login')).toBe('/admin/');
});

test('the portal has a login of its own and leads back to its own pages', () => {
  const address = loginAddress({ pathname: '/docs/Shop.Order.List', search: '', hash: '#errors' });
  expect(address).toBe('/login?redirect=%2Fdocs%2FShop.Order.List%23errors');
  expect(returnAddress(new URL(address, origin).searchParams.get('redirect'), origin, '/login')).toBe('/docs/Shop.Order.List#errors');
  expect(loginAddress({ pathname: '/', search: '', hash: '' })).toBe('/login');
  expect(loginAddress({ pathname: '/console/', search: '', hash: '' })).toBe('/login');
});

test.each(['/admin/user/list', '/admin', '//evil.example/docs', '/login', '/register?redirect=/docs', null])('the portal does not lead to %s', (redirect) => {
  expect(returnAddress(redirect, origin, '/login')).toBe('/console/');
});
