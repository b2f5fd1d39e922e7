import { expect, test } from 'vitest';
import { type MenuNode, menuOf } from '../../../engine/core/derive/menu.ts';
import type { ScreenFile } from '../../../engine/core/descriptor/file-types.ts';
import { normalize } from '../../../engine/core/descriptor/normalize/normalize.ts';
import { both } from '../../helpers/screens.ts';

const screen = (name: string, menu: Exclude<ScreenFile['menu'], false>) =>
  normalize({ name, label: both(name), menu, schema: { type: 'object', properties: { title: { type: 'string', label: both('Title') } } } });
const group = (name: string, order: number) => ({ name, label: both(name), icon: 'table', order });
const sections = [{ ...group('platform', 20), groups: [group('articles', 30), group('assets', 10)] }, group('people', 10)];

/** `people: user/list | platform: assets(file/list file/add)` */
const drawn = (menu: MenuNode[]): string => menu.map(({ key, children }) => `${key}: ${(children ?? []).map(nodeText).join(' ')}`).join(' | ');
const nodeText = ({ path, label, children }: MenuNode): string => path ?? `${label.en}(${(children ?? []).map(nodeText).join(' ')})`;

const screens = [
  screen('article', { section: 'platform', group: 'articles', entries: ['list', 'add'] }),
  screen('folder', { section: 'platform', group: 'assets', order: 2 }),
  screen('file', { section: 'platform', group: 'assets', order: 1 }),
  screen('setting', { section: 'platform', order: 20 }),
  screen('user', { section: 'people' }),
];

test('screens stand in their groups, in the order of the section', () => {
  expect(drawn(menuOf(screens, sections, () => true))).toBe(
    'people: /user/list | platform: assets(/file/list /folder/list) /setting/list articles(/article/list /article/add)',
  );
});

test('several pages stand in the section itself, and in groups of their own only beside several pages of another screen', () => {
  const one = [screen('user', { section: 'people', order: 1, entries: ['list', 'add'] }), screen('level', { section: 'people', order: 2 })];
  expect(drawn(menuOf(one, sections, () => true))).toBe('people: /user/list /user/add /level/list');
  const two = [...one, screen('guest', { section: 'people', order: 3, entries: ['list', 'add'] })];
  expect(drawn(menuOf(two, sections, () => true))).toBe('people: user(/user/list /user/add) /level/list guest(/guest/list /guest/add)');
});

test('a group of one page is that page, and one without is left out', () => {
  const mayOpen = (path: string) => path !== '/file/list' && !path.startsWith('/article') && path !== '/user/list';
  expect(drawn(menuOf(screens, sections, mayOpen))).toBe('platform: /folder/list /setting/list');
});
