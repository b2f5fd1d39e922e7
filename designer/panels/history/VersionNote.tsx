import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../engine/web/index.ts';
import type { BundleRow } from '../../calls/publish-calls.ts';
import { noteVersion } from '../state/design-calls.ts';
import { useDesigner } from '../state/use-designer.ts';

/** A line about a version, kept when one leaves it. */
export function VersionNote({ row: { bundle, note: stored } }: { row: BundleRow }) {
  const { t } = useTranslation('designer-work');
  const designer = useDesigner();
  const [saved, setSaved] = useState(stored ?? '');
  const [note, setNote] = useState(saved);
  const keep = async () => {
    const { id } = designer.state;
    if (id === null || note.trim() === saved) return;
    try {
      const answer = await noteVersion(id, bundle, note.trim());
      setSaved(answer.note ?? '');
      setNote(answer.note ?? '');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  };
  return (
    <Input
      size="small"
      variant="borderless"
      className="design-version-note"
      maxLength={500}
      aria-label={t('history.noteOf', { version: bundle.slice(0, 8) })}
      placeholder={t('history.note')}
      value={note}
      onChange={({ target }) => setNote(target.value)}
      onPressEnter={(event) => event.currentTarget.blur()}
      onBlur={() => void keep()}
    />
  );
}
