import { expect, test } from 'vitest';
import type { Route } from '../../../engine/core/derive/routes.ts';
import { matchPage } from '../../../engine/web/navigation/match-page.ts';

const title = { zh_cn: '应用', en: 'App' };
const route = (path: string, pages: Route['pages'], kind: Route['kind'] = 'list'): Route => ({ path, pages, kind, screen: 'app', title, hideInMenu: false });
const routes = [
  route('/application/list', ['list']),
  route('/application/form', ['add', 'edit']),
  route('/user/look-over', ['detail']),
  route('/site', ['edit'], 'single'),
  route('/account/info', ['edit'], 'page'),
  route('/overview', ['edit'], 'dashboard'),
];
const superAdmin = { level: 255, paths: [], routes };

test('a list stands at its own path only', () => {
  expect(matchPage('/application/list', superAdmin)).toMatchObject({ kind: 'screen', page: 'list' });
  expect(matchPage('/application/list/7', superAdmin)).toEqual({ kind: 'missing' });
});

test('one path serves the empty form without and the record with an id', () => {
  expect(matchPage('/application/form', superAdmin)).toMatchObject({ kind: 'screen', page: 'add' });
  expect(matchPage('/application/form/12', superAdmin)).toMatchObject({ kind: 'screen', page: 'edit', id: '12' });
});

test('a detail needs a record', () => {
  expect(matchPage('/user/look-over/3', superAdmin)).toMatchObject({ kind: 'screen', page: 'detail', id: '3' });
  expect(matchPage('/user/look-over', superAdmin)).toEqual({ kind: 'missing' });
});

test('single screens and dashboards have no records, a hand-made page may have one', () => {
  expect(matchPage('/site', superAdmin)).toMatchObject({ kind: 'screen', page: 'edit' });
  expect(matchPage('/site/1', superAdmin)).toEqual({ kind: 'missing' });
  expect(matchPage('/overview', superAdmin)).toMatchObject({ kind: 'screen', page: 'edit' });
  expect(matchPage('/overview/list', superAdmin)).toEqual({ kind: 'missing' });
  expect(matchPage('/account/info/me', superAdmin)).toMatchObject({ kind: 'screen', id: 'me' });
});

test('an existing route without a grant is forbidden, an unknown one missing', () => {
  const admin = { level: 200, paths: ['/application/list'], routes };
  expect(matchPage('/application/list', admin).kind).toBe('screen');
  expect(matchPage('/application/form/12', admin).kind).toBe('forbidden');
  expect(matchPage('/nowhere', admin).kind).toBe('missing');
});

test('pages of the shell need no grant', () => {
  const nobody = { level: 200, paths: [], routes: [] };
  expect(matchPage('/argu/params/5', nobody)).toMatchObject({ kind: 'local', id: '5' });
  expect(matchPage('/argu/params', nobody).kind).toBe('missing');
  expect(matchPage('/home', nobody).kind).toBe('local');
});
