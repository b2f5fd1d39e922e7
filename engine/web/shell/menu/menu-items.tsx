import type { MenuProps } from 'antd';
import type { MenuNode } from '../../../core/derive/menu.ts';
import type { Text } from '../../../core/text/text.ts';
import { MenuIcon } from '../../widgets/parts/MenuIcon.tsx';

type Items = NonNullable<MenuProps['items']>;

/** The menu as antd takes it: icons on the first level only, a section with one page is that page. */
export function menuItems(nodes: readonly MenuNode[], text: (text: Text) => string): Items {
  return nodes.map((node) => {
    const only = node.children?.length === 1 ? node.children[0] : undefined;
    return only?.path ? { ...itemOf(only, text), icon: <MenuIcon name={node.icon} /> } : { ...itemOf(node, text), icon: <MenuIcon name={node.icon} /> };
  });
}

function itemOf(node: MenuNode, text: (text: Text) => string): Items[number] & object {
  const label = text(node.label);
  if (node.children) return { key: node.key, label, children: node.children.map((child) => itemOf(child, text)) };
  // A true link, so that it opens in a new window as links do; the menu itself handles the plain click.
  return {
    key: node.path ?? node.key,
    title: label,
    label: (
      <a href={`/admin${node.path ?? ''}`} tabIndex={-1}>
        {label}
      </a>
    ),
  };
}
