import type { MenuNode } from '../../../../core/derive/menu.ts';
import { ListLink } from '../../../renderer/parts/ListLink.tsx';
import { useText } from '../../../state/language.ts';
import { MenuIcon } from '../../../widgets/icons/MenuIcon.tsx';

/** Every page one may open: for those who see no figure there is nothing else to show. */
export function MenuSections({ menu }: { menu: readonly MenuNode[] }) {
  const text = useText();
  return (
    <div className="p-home-sections">
      {menu.map((section) => (
        <section key={section.key} className="p-box">
          <h2>
            <MenuIcon name={section.icon} /> {text(section.label)}
          </h2>
          <ul>
            {leavesOf(section).map((leaf) => (
              <li key={leaf.key}>
                <ListLink path={leaf.path ?? leaf.key}>{text(leaf.label)}</ListLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function leavesOf(node: MenuNode): MenuNode[] {
  return node.path === undefined ? (node.children ?? []).flatMap(leavesOf) : [node];
}
