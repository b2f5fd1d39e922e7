import { expect, test } from 'vitest';
import { loginAddress, returnAddress } from '../../../engine/web/api/login-address.ts';

const origin = 'https://portico.example';

test('a login leads back to the address it was asked for', () => {
  const address = loginAddress({ pathname: '/admin/user/list', search: '?q=a&page=2', hash: '#top' });
  const redirect = new URL(address, origin).searchParams.get('redirect');
  expect(returnAddress(redirect, origin)).toBe('/admin/user/list?q=a&page=2#top');
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
  '/other',
  '/admin/login?redirect=/admin/',
  '',
  null,
])('a way back to %s leads home instead', (redirect) => {
  expect(returnAddress(redirect, origin)).toBe('/admin/');
});
