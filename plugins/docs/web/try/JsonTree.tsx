import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { printLossless } from '../../../../engine/core/json/lossless-json.ts';

/** Members drawn at once; more on demand, so that a long list does not hold the page up. */
const part = 100;
/** Levels that begin open. */
const openLevels = 3;

/** A JSON value whose parts open and close. */
export function JsonTree({ value }: { value: unknown }) {
  return (
    <div className="docs-tree">
      <Branch value={value} level={0} />
    </div>
  );
}

function Branch({ name, value, level }: { name?: string; value: unknown; level: number }) {
  const { t } = useTranslation('docs');
  const [isOpen, setOpen] = useState(level < openLevels);
  const [shown, setShown] = useState(part);
  const label = name !== undefined && <span className="docs-json-name">{name}: </span>;
  if (typeof value !== 'object' || value === null) {
    return (
      <div className="docs-leaf">
        {label}
        <span className={`docs-json-${value === null ? 'word' : typeof value === 'bigint' ? 'number' : typeof value}`}>{printLossless(value)}</span>
      </div>
    );
  }
  const members = Object.entries(value);
  const sign = Array.isArray(value) ? `[${members.length}]` : `{${members.length}}`;
  if (members.length === 0) {
    return (
      <div className="docs-leaf">
        {label}
        {Array.isArray(value) ? '[]' : '{}'}
      </div>
    );
  }
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {label}
        <span className="p-second">{sign}</span>
      </summary>
      {isOpen && members.slice(0, shown).map(([key, member]) => <Branch key={key} name={key} value={member} level={level + 1} />)}
      {isOpen && shown < members.length && (
        <button type="button" className="docs-more" onClick={() => setShown(shown + part)}>
          {t('try.more', { count: members.length - shown })}
        </button>
      )}
    </details>
  );
}
