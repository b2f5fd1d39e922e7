import * as icons from '@ant-design/icons/es/icons';
import type { ComponentType } from 'react';

const byName = new Map<string, ComponentType>(Object.entries(icons as unknown as Record<string, ComponentType>));

/** Any outlined icon of the set by its kebab-case name; a folder when there is none of that name. */
export default function AnyIcon({ name }: { name: string }) {
  const pascal = name.replace(/(?:^|-)(\w)/g, (_match, letter: string) => letter.toUpperCase());
  const Icon = byName.get(`${pascal}Outlined`) ?? byName.get('FolderOutlined');
  return Icon ? <Icon /> : null;
}
