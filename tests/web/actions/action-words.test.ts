import { describe, expect, test } from 'vitest';
import { actionAddress } from '../../../engine/web/actions/action-address.ts';
import { recordTitle } from '../../../engine/web/actions/record-title.ts';
import { articleScreen } from '../renderer/article-screen.ts';

describe('the address an action opens', () => {
  test('carries values of the record', () => {
    expect(actionAddress('/keys?app={app_key}&page=1', { app_key: 'a b&c' })).toBe('/keys?app=a%20b%26c&page=1');
  });

  test('has an empty place for a value that is missing', () => {
    expect(actionAddress('/keys?app={app_key}', { app_key: null })).toBe('/keys?app=');
  });
});

describe('the name of a record', () => {
  test('is its first plain text', () => {
    expect(recordTitle(articleScreen, { id: 7, title: 'Tea' })).toBe('Tea');
  });

  test('is its id when it has no such text', () => {
    expect(recordTitle(articleScreen, { id: 7, title: '' })).toBe('#7');
  });
});
