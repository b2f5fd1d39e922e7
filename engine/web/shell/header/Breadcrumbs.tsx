import { Breadcrumb, type BreadcrumbProps } from 'antd';
import { useContext } from 'react';
import { useSnapshot } from 'valtio';
import type { PermissionAnswer } from '../../../core/calls/permission.ts';
import type { MenuNode } from '../../../core/derive/menu.ts';
import { menuTrail } from '../../navigation/menu-trail.ts';
import { TabActionsContext } from '../../navigation/use-tab-actions.ts';
import { useTabTitle } from '../../navigation/use-tab-title.ts';
import { useText } from '../../state/language.ts';
import { session } from '../../state/session.ts';

type Item = NonNullable<BreadcrumbProps['items']>[number];

/** Where the page stands in the menu; each step offers its siblings. */
export function Breadcrumbs({ path }: { path: string }) {
  const text = useText();
  const title = useTabTitle(path);
  const { goTo } = useContext(TabActionsContext);
  const permission = useSnapshot(session).permission as PermissionAnswer | null;
  if (!permission) return null;
  const { steps, isInMenu } = menuTrail(path, permission);
  const items: Item[] = steps.map(({ node, siblings }) => ({
    title: text(node.label),
    ...(siblings.length > 1 && {
      menu: {
        items: siblings.map((sibling) => ({ key: firstPath(sibling), label: text(sibling.label) })),
        selectedKeys: [firstPath(node)],
        onClick: ({ key }: { key: string }) => goTo({ key, search: '' }),
      },
    }),
  }));
  if (!isInMenu) items.push({ title });
  return <Breadcrumb className="p-breadcrumb" items={items} />;
}

function firstPath(node: MenuNode): string {
  return node.path ?? (node.children?.[0] ? firstPath(node.children[0]) : node.key);
}
