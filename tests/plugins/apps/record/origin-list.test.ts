import { describe, expect, it } from 'vitest';
import { readOrigins } from '../../../../plugins/apps/server/record/origin-list.ts';

describe('a list of origins', () => {
  it('is separated by commas, lines or spaces, and written as browsers write it', () => {
    expect(readOrigins('https://Shop.example:443/, http://a.example:8080\n https://中文.example；http://[::1]:3000 https://shop.example')).toEqual({
      origins: ['https://shop.example', 'http://a.example:8080', 'https://xn--fiq228c.example', 'http://[::1]:3000'],
      wrong: [],
    });
    expect(readOrigins(' \n,')).toEqual({ origins: [], wrong: [] });
  });

  it.each([
    '*',
    'null',
    'shop.example',
    'https://*.shop.example',
    'https://shop.example/path',
    'https://shop.example?x',
    'https://user@shop.example',
    'ftp://shop.example',
    'file:///tmp',
    'https://',
    'https://shop.example:99999',
    'https://a b',
    'javascript:alert(1)',
  ])('does not hold %s', (entry) => {
    const { origins, wrong } = readOrigins(entry);
    expect(wrong.length, JSON.stringify(origins)).toBeGreaterThan(0);
  });
});
