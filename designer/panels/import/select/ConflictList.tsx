import { Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import type { PreviewConflict } from '../../../import/protocol.ts';
import { ValueText } from '../parts/ValueText.tsx';

interface ConflictListProps {
  conflicts: readonly PreviewConflict[];
  /** Pointers decided for the document; all others stay as people have them. */
  theirs: readonly string[];
  onChange(theirs: string[]): void;
}

/** What both a person and the document changed. */
export function ConflictList({ conflicts, theirs, onChange }: ConflictListProps) {
  const { t } = useTranslation('designer-import');
  return (
    <section>
      <h3 className="imp-heading">{t('conflicts', { count: conflicts.length })}</h3>
      {conflicts.map(({ pointer, label, mine, theirs: other }) => (
        <fieldset key={pointer} className="imp-conflict">
          <legend>{label}</legend>
          <Radio.Group
            className="imp-sides"
            value={theirs.includes(pointer) ? 'theirs' : 'mine'}
            onChange={({ target }) => onChange(target.value === 'theirs' ? [...theirs, pointer] : theirs.filter((one) => one !== pointer))}
            options={[
              { value: 'mine', label: <Side title={t('mine')} value={mine} /> },
              { value: 'theirs', label: <Side title={t('theirs')} value={other} /> },
            ]}
          />
        </fieldset>
      ))}
    </section>
  );
}

function Side({ title, value }: { title: string; value: string | null }) {
  return (
    <span className="imp-side">
      <span className="p-second">{title}</span>
      <ValueText value={value} />
    </span>
  );
}
