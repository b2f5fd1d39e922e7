import { expect, test } from 'vitest';
import type { Route } from '../../../engine/core/derive/routes.ts';
import { beginningOf } from '../../../engine/web/navigation/beginning-of.ts';

const label = { zh_cn: '', en: '' };
const route = (path: string, page: 'list' | 'add'): Route => ({ path, screen: 'app', kind: 'list', pages: [page], title: label, hideInMenu: false });
const leaf = (path: string) => ({ key: path, label, path });

test('somebody new begins at the first page of the menu that makes a record, at home where there is none', () => {
  const routes = [route('/notes/add', 'add'), route('/apps', 'list'), route('/apps/add', 'add')];
  const menu = [{ key: 'apps', label, children: [leaf('/apps'), { key: 'group', label, children: [leaf('/apps/add')] }] }];
  expect(beginningOf({ menu, routes })).toBe('/apps/add');
  expect(beginningOf({ menu: [leaf('/apps')], routes })).toBe('/home');
});
