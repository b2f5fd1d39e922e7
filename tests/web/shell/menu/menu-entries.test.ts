import { expect, test } from 'vitest';
import { plainText } from '../../../../engine/core/text/text.ts';
import { menuEntries } from '../../../../engine/web/shell/menu/menu-entries.ts';
import type { MarkedNode } from '../../../../engine/web/shell/menu/with-diagnostics.ts';

const node = (key: string, rest: Partial<MarkedNode> = {}): MarkedNode => ({ key, label: plainText(key), ...rest });
const entries = (...nodes: MarkedNode[]) => menuEntries(nodes, ({ en }) => en);

test('a section with one page is that page, under the picture of the section', () => {
  expect(entries(node('money', { icon: 'wallet', children: [node('orders', { path: '/orders' })] }))).toEqual([
    { key: '/orders', label: 'orders', icon: 'wallet', href: '/admin/orders' },
  ]);
});

test('a section adds up what its pages wait for, and tells of an error below it', () => {
  const diagnostic = { file: 'a.json' } as unknown as NonNullable<MarkedNode['diagnostic']>;
  const group = node('group', { children: [node('a', { path: '/a', diagnostic }), node('b', { path: '/b', badge: 3 })] });
  const [section] = entries(node('section', { badge: 3, children: [group, node('c', { path: '/c' })] }));
  expect(section).toMatchObject({ key: 'section', icon: 'folder', badge: 3, diagnostic });
  expect(section?.children?.map(({ href, children }) => href ?? children?.map(({ key }) => key))).toEqual([['/a', '/b'], '/admin/c']);
});

test('an address is a link: within the application, or to another site in a window of its own', () => {
  const linked = entries(node('in', { address: '/orders?state=open' }), node('out', { address: 'https://example.com/' }));
  expect(linked.map(({ href, isExternal }) => [href, isExternal])).toEqual([
    ['/admin/orders?state=open', false],
    ['https://example.com/', true],
  ]);
});
