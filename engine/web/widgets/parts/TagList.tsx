import './cells.css';

/** Each tag once. In a list they stay on one line, which names all of them when pointed at. */
export function TagList({ tags, place, mono = false }: { tags: string[]; place: 'list' | 'detail'; mono?: boolean }) {
  return (
    <span className={`cell-tags${place === 'list' ? ' cell-line' : ''}${mono ? ' cell-mono' : ''}`} title={place === 'list' ? tags.join(', ') : undefined}>
      {[...new Set(tags)].map((tag) => (
        <span className="cell-tag" key={tag}>
          {tag}
        </span>
      ))}
    </span>
  );
}
