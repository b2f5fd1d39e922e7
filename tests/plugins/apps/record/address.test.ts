import { expect, it } from 'vitest';
import { isListed } from '../../../../plugins/apps/server/record/address.ts';

it('addresses are compared as addresses, not as text', () => {
  expect(isListed(['10.0.0.1'], '10.0.0.1')).toBe(true);
  expect(isListed(['10.0.0.1'], '::ffff:10.0.0.1')).toBe(true);
  expect(isListed(['::ffff:10.0.0.1'], '10.0.0.1')).toBe(true);
  expect(isListed(['2001:db8::1'], '2001:0db8:0:0:0:0:0:1')).toBe(true);
  expect(isListed(['10.0.0.1'], '10.0.0.10')).toBe(false);
  expect(isListed(['10.0.0.1'], 'not an address')).toBe(false);
});

it('ranges hold their addresses and no others', () => {
  expect(isListed(['10.0.0.0/8'], '10.255.255.255')).toBe(true);
  expect(isListed(['10.0.0.0/8'], '11.0.0.0')).toBe(false);
  expect(isListed(['2001:db8::/32'], '2001:db8:ffff::1')).toBe(true);
  expect(isListed(['2001:db8::/32'], '2001:db9::1')).toBe(false);
  expect(isListed(['::ffff:10.0.0.0/104'], '10.9.9.9')).toBe(true);
  expect(isListed(['0.0.0.0/0'], '2001:db8::1')).toBe(false);
});
