import type { DescriptorDiagnostic } from '../../../core/calls/screens/screen.ts';
import type { Text } from '../../../core/text/text.ts';
import { pageAddress } from '../../transport/login-address.ts';
import type { MarkedNode } from './with-diagnostics.ts';

/** What stands at one line of the menu. */
export interface MenuEntry {
  key: string;
  label: string;
  /** On the first level only. */
  icon?: string;
  /** A true link, so that it opens in a new window as links do. Missing for sections and for what only tells of an error. */
  href?: string;
  /** Leads to another site, in a window of its own. */
  isExternal?: boolean;
  diagnostic?: DescriptorDiagnostic;
  badge?: number;
  children?: MenuEntry[];
}

/** The menu line by line: icons on the first level only, a section with one page is that page. */
export function menuEntries(nodes: readonly MarkedNode[], text: (text: Text) => string): MenuEntry[] {
  return nodes.map((node) => {
    const only = node.children?.length === 1 ? node.children[0] : undefined;
    return { ...entryOf(only?.path ? only : node, text), icon: node.icon ?? 'folder' };
  });
}

function entryOf(node: MarkedNode, text: (text: Text) => string): MenuEntry {
  const label = text(node.label);
  const badge = node.badge !== undefined && { badge: node.badge };
  if (node.children) {
    const diagnostic = diagnosticWithin(node);
    return { key: node.key, label, ...badge, ...(diagnostic && { diagnostic }), children: node.children.map((child) => entryOf(child, text)) };
  }
  const own = { label, ...badge, ...(node.diagnostic && { diagnostic: node.diagnostic }) };
  if (node.address !== undefined) {
    const isExternal = !node.address.startsWith('/');
    return { key: node.key, ...own, href: isExternal ? node.address : pageAddress(node.address), isExternal };
  }
  return node.path === undefined ? { key: node.key, ...own } : { key: node.path, ...own, href: pageAddress(node.path) };
}

/** A closed section tells of what lies in its groups, too. */
function diagnosticWithin({ diagnostic, children = [] }: MarkedNode): MarkedNode['diagnostic'] {
  return children.reduce((found, child) => found ?? diagnosticWithin(child), diagnostic);
}
