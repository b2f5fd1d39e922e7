import { ExportOutlined } from '@ant-design/icons';
import type { MenuProps } from 'antd';
import type { ReactNode } from 'react';
import type { Text } from '../../../core/text/text.ts';
import { pageAddress } from '../../transport/login-address.ts';
import { MenuIcon } from '../../widgets/icons/MenuIcon.tsx';
import { DiagnosticMark } from './DiagnosticMark.tsx';
import type { MarkedNode } from './with-diagnostics.ts';

type Items = NonNullable<MenuProps['items']>;

/** Greater numbers only say that there is much to do. */
const most = 99;

/** The menu as antd takes it: icons on the first level only, a section with one page is that page. */
export function menuItems(nodes: readonly MarkedNode[], text: (text: Text) => string): Items {
  return nodes.map((node) => {
    const only = node.children?.length === 1 ? node.children[0] : undefined;
    return only?.path ? { ...itemOf(only, text), icon: <MenuIcon name={node.icon} /> } : { ...itemOf(node, text), icon: <MenuIcon name={node.icon} /> };
  });
}

function itemOf(node: MarkedNode, text: (text: Text) => string): Items[number] & object {
  const label = text(node.label);
  if (node.children) {
    return {
      key: node.key,
      label: marked(label, { ...node, diagnostic: diagnosticWithin(node) }),
      children: node.children.map((child) => itemOf(child, text)),
    };
  }
  const shown = marked(label, node);
  if (node.address !== undefined) return { key: node.key, title: label, label: <EntryLink address={node.address}>{shown}</EntryLink> };
  // Nowhere to go: choosing it shows what is wrong with its file.
  if (node.path === undefined) return { key: node.key, title: label, label: shown };
  // A true link, so that it opens in a new window as links do; the menu itself handles the plain click.
  return {
    key: node.path,
    title: label,
    label: (
      <a href={pageAddress(node.path)} tabIndex={-1}>
        {shown}
      </a>
    ),
  };
}

/** A closed section tells of what lies in its groups, too. */
function diagnosticWithin({ diagnostic, children = [] }: MarkedNode): MarkedNode['diagnostic'] {
  return children.reduce((found, child) => found ?? diagnosticWithin(child), diagnostic);
}

function EntryLink({ address, children }: { address: string; children: ReactNode }) {
  if (address.startsWith('/')) {
    return (
      <a href={pageAddress(address)} tabIndex={-1}>
        {children}
      </a>
    );
  }
  return (
    <a href={address} target="_blank" rel="noopener noreferrer" tabIndex={-1}>
      {children} <ExportOutlined aria-hidden className="p-second" />
    </a>
  );
}

function marked(label: string, { diagnostic, badge }: Pick<MarkedNode, 'diagnostic' | 'badge'>): ReactNode {
  if (!diagnostic && badge === undefined) return label;
  return (
    <>
      {label} {diagnostic && <DiagnosticMark diagnostic={diagnostic} />}
      {badge !== undefined && <span className="p-menu-badge p-digits">{badge > most ? `${most}+` : badge}</span>}
    </>
  );
}
