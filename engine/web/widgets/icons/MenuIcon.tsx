import { sectionIcons } from 'portico:section-icons';
import { FolderOutlined } from '@ant-design/icons';
import { lazyPart } from '../base/lazy-part.ts';
import { PlainIcon } from './PlainIcon.tsx';

const AnyIcon = lazyPart(() => import('./AnyIcon.tsx'), <FolderOutlined />);

/** An icon by the name descriptors use: `bar-chart`. Those of the product's sections are there; any other of the set comes from a chunk of its own. */
export function MenuIcon({ name = 'folder' }: { name?: string }) {
  const icon = sectionIcons[name];
  return icon ? <PlainIcon icon={icon} /> : <AnyIcon name={name} />;
}
