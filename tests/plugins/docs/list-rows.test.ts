import { expect, it } from 'vitest';
import type { CallGroup, DocCall } from '../../../plugins/docs/shared/call-list.ts';
import { listRows, searchIndexOf } from '../../../plugins/docs/web/list-rows.ts';

const call = (service: string, zh_cn: string, en: string): DocCall => ({
  service,
  title: { zh_cn, en },
  verbs: ['POST'],
  access: { kind: 'app' },
  parameters: [],
});
const groups: CallGroup[] = [
  { name: 'App.Tea', title: { zh_cn: '茶', en: 'Tea' }, calls: [call('App.Tea.List', '茶列表', 'list of teas'), call('App.Tea.Brew', '泡茶', 'brew')] },
  { name: 'App.Cup', title: { zh_cn: '杯子', en: 'Cup' }, calls: [call('App.Cup.List', '杯子列表', 'list of cups')] },
];
const index = searchIndexOf(groups);
const words = (search: string, open: string[] = []) =>
  listRows(groups, index, search, new Set(open)).map((row) => (row.kind === 'group' ? `${row.group.name} (${row.count})` : row.call.service));

it('shows the calls of open groups only', () => {
  expect(words('', ['App.Cup'])).toEqual(['App.Tea (2)', 'App.Cup (1)', 'App.Cup.List']);
});

it.each(['泡', 'BREW', 'tea.brew', '茶 brew', ' app  brew '])('finds a call by "%s"', (search) => {
  expect(words(search)).toEqual(['App.Tea (1)', 'App.Tea.Brew']);
});

it('finds nothing where a word is missing', () => {
  expect(words('list saucer', ['App.Tea'])).toEqual([]);
});
