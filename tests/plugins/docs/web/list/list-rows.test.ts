import { expect, it } from 'vitest';
import { type ListGroup, listRows, searchIndexOf } from '../../../../../plugins/docs/web/list/list-rows.ts';

const groups: ListGroup[] = [
  {
    name: 'tea',
    title: '茶',
    code: 'App.Tea',
    entries: [
      { service: 'App.Tea.List', title: '茶列表', words: 'list of teas' },
      { service: 'App.Tea.Brew', title: '泡茶', words: 'brew' },
    ],
  },
  { name: 'cup', title: '杯子', code: 'App.Cup', entries: [{ service: 'App.Cup.List', title: '杯子列表', words: 'list of cups' }] },
];
const index = searchIndexOf(groups);
const readings = new Map([
  ['App.Tea.List', 'chaliebiao\nclb'],
  ['App.Tea.Brew', 'paocha\npc'],
]);
const words = (search: string, open: string[] = []) =>
  listRows(groups, readings ? [index, readings] : [index], search, new Set(open)).map((row) =>
    row.kind === 'group' ? `${row.group.name} (${row.count})` : row.entry.service,
  );

it('shows the entries of open groups only', () => {
  expect(words('', ['cup'])).toEqual(['tea (2)', 'cup (1)', 'App.Cup.List']);
});

it.each(['泡', 'BREW', 'tea.brew', '茶 brew', ' app  brew ', 'paocha', 'PC'])('finds an entry by "%s"', (search) => {
  expect(words(search)).toEqual(['tea (1)', 'App.Tea.Brew']);
});

it('finds nothing where a word is missing', () => {
  expect(words('list saucer', ['tea'])).toEqual([]);
});
