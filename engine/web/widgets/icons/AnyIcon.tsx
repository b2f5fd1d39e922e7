import { outlined } from 'portico:icons';
import { PlainIcon } from './PlainIcon.tsx';

/** Any outlined icon of the set by its kebab-case name; a folder when there is none of that name. */
export default function AnyIcon({ name }: { name: string }) {
  const pascal = name.replace(/(?:^|-)(\w)/g, (_match, letter: string) => letter.toUpperCase());
  const icon = outlined[`${pascal}Outlined`] ?? outlined.FolderOutlined;
  return icon && <PlainIcon icon={icon} />;
}
