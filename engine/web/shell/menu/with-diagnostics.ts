import type { DescriptorDiagnostic } from '../../../core/calls/screens/screen.ts';
import type { MenuNode } from '../../../core/derive/menu.ts';
import { plainText } from '../../../core/text/text.ts';

/** A page of the menu with the error of its descriptor and what waits there; `path` is missing where the page itself is, because its file has never been right. */
export interface MarkedNode extends MenuNode {
  diagnostic?: DescriptorDiagnostic;
  /** Records that wait behind it. */
  badge?: number;
  children?: MarkedNode[];
}

/** The menu with a mark at every page whose descriptor is broken, and an entry in the section it names for a screen that is not live. */
export function withDiagnostics(nodes: readonly MenuNode[], diagnostics: readonly DescriptorDiagnostic[]): MarkedNode[] {
  const errors = diagnostics.filter(
    ({ severity }, index) => severity === 'error' && diagnostics.findIndex(({ file }) => file === diagnostics[index]?.file) === index,
  );
  if (errors.length === 0) return [...nodes];
  const absent = errors.filter(({ path }) => path === null);
  const placed = nodes.map((node): MarkedNode => {
    const more = absent.filter(({ section }) => section === node.key).map(absentNode);
    const own = node.children?.map((child) => marked(child, errors)) ?? [];
    return { ...node, ...((own.length > 0 || more.length > 0) && { children: [...own, ...more] }) };
  });
  const homeless = absent.filter(({ section }) => !nodes.some((node) => node.key === section && node.children));
  return [...placed, ...homeless.map(absentNode)];
}

function marked(node: MenuNode, errors: readonly DescriptorDiagnostic[]): MarkedNode {
  const diagnostic = errors.find(({ path }) => path !== null && path === node.path);
  return { ...node, ...(diagnostic && { diagnostic }), ...(node.children && { children: node.children.map((child) => marked(child, errors)) }) };
}

/** Its key is no address: choosing it shows what is wrong. */
export const diagnosticKey = 'fault:';

function absentNode(diagnostic: DescriptorDiagnostic): MarkedNode {
  return {
    key: diagnosticKey + diagnostic.file,
    icon: 'warning',
    label: diagnostic.label ?? plainText(diagnostic.file.split('/').at(-1) ?? diagnostic.file),
    diagnostic,
  };
}
