import { describe, expect, it } from 'vitest';
import { addressKey, Limiter } from '../../../engine/server/auth/limiter.ts';

describe('limiter', () => {
  const clocked = () => {
    const clock = { now: 1_000_000 };
    return { clock, limiter: new Limiter({ burst: 3, refillMilliseconds: 60_000 }, () => clock.now) };
  };

  it('refuses with 410 and the seconds to wait once the tries are used up', () => {
    const { clock, limiter } = clocked();
    for (let count = 0; count < 3; count++) limiter.take('a');
    clock.now += 15_000;
    expect(() => limiter.take('a')).toThrow(expect.objectContaining({ ret: 410, data: { wait: 45 } }));
    limiter.take('b');
  });

  it('grants one more try per interval and never more than the burst', () => {
    const { clock, limiter } = clocked();
    for (let count = 0; count < 3; count++) limiter.take('a');
    clock.now += 60_000;
    limiter.take('a');
    expect(() => limiter.take('a')).toThrow();
    clock.now += 86_400_000;
    for (let count = 0; count < 3; count++) limiter.take('a');
    expect(() => limiter.take('a')).toThrow();
  });

  it('does not count a try that is given back', () => {
    const { limiter } = clocked();
    for (let count = 0; count < 20; count++) {
      limiter.take('a');
      limiter.giveBack('a');
    }
    for (let count = 0; count < 3; count++) limiter.take('a');
    expect(() => limiter.take('a')).toThrow();
  });

  it('keeps refusing a blocked key while a flood of other keys comes in', () => {
    const { clock, limiter } = clocked();
    for (let key = 0; key < 20_000; key++) limiter.take(`old${key}`);
    clock.now += 600_000;
    for (let count = 0; count < 3; count++) limiter.take('blocked');
    for (let key = 0; key < 15_000; key++) limiter.take(`flood${key}`);
    expect(() => limiter.take('blocked')).toThrow();
  });

  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
  ])('counts %s as %s', (ip, key) => expect(addressKey(ip)).toBe(key));

  it('counts the addresses of one IPv6 network together', () => {
    expect(addressKey('2001:db8:1:2::1')).toBe(addressKey('2001:db8:1:2:ffff::9'));
    expect(addressKey('2001:db8:1:2::1')).not.toBe(addressKey('2001:db8:1:3::1'));
  });
});
