import './cells.css';

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
