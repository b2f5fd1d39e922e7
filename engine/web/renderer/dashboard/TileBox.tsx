import type { ReactNode } from 'react';
import type { Tile } from '../../../core/descriptor/query-types.ts';
import { useText } from '../../state/language.ts';
import { ListLink } from '../parts/ListLink.tsx';
import type { ShownTile } from './tile.ts';

interface TileBoxProps {
  tile: Tile;
  link?: ShownTile['link'];
  tools?: ReactNode;
  children: ReactNode;
}

/** The frame of a tile. Its heading leads to the list behind it. */
export function TileBox({ tile, link, tools, children }: TileBoxProps) {
  const text = useText();
  const label = text(tile.label);
  return (
    <section className={`p-box dash-tile dash-${tile.as}`} aria-label={label}>
      <header>
        <h2>{link ? <ListLink {...link}>{label}</ListLink> : label}</h2>
        {tools && <div className="dash-tools">{tools}</div>}
      </header>
      {children}
    </section>
  );
}
