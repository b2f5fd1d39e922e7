import { Button, Popconfirm } from 'antd';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, formatMoment, StatusTag } from '../../../engine/web/index.ts';
import type { ImportOptions, ImportSource, PreviewAnswer, UndoAnswer } from '../../import/protocol.ts';
import { DocumentPicker } from './parts/DocumentPicker.tsx';
import { UndoNote } from './parts/UndoNote.tsx';
import { checkImport, importSources, undoImport } from './state/import-calls.ts';

interface Notice {
  id: number;
  text: string;
  isError: boolean;
}

/** What was imported before: each can be looked at for changes, and undone. */
export function EarlierImports({ onFound }: { onFound(options: ImportOptions, preview: PreviewAnswer): void }) {
  const { t } = useTranslation('designer-import');
  const [items, setItems] = useState<ImportSource[]>([]);
  const [busy, setBusy] = useState<{ id: number; act: 'check' | 'undo' } | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);
  const [undoAnswer, setUndoAnswer] = useState<UndoAnswer | null>(null);
  const picker = useRef<HTMLInputElement>(null);
  const [picking, setPicking] = useState<ImportSource | null>(null);
  const load = useCallback(() => importSources().then((answer) => setItems(answer.items), ignoreRefusal), []);
  useEffect(() => void load(), [load]);

  const attempt = async (id: number, act: 'check' | 'undo', perform: () => Promise<void>) => {
    setBusy({ id, act });
    setNotice(null);
    setUndoAnswer(null);
    try {
      await perform();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setNotice({ id, text: error.fieldErrors[0]?.message ?? error.message, isError: true });
    } finally {
      setBusy(null);
    }
  };
  const check = (source: ImportSource, files?: readonly File[]) =>
    attempt(source.id, 'check', async () => {
      const { preview, options } = await checkImport(source.id, files);
      if (preview) onFound(options, preview);
      else setNotice({ id: source.id, text: t('earlier.same'), isError: false });
    });
  const undo = ({ id }: ImportSource) =>
    attempt(id, 'undo', async () => {
      setUndoAnswer(await undoImport(id));
      await load();
    });

  if (items.length === 0) return null;
  return (
    <section className="imp-earlier" aria-labelledby="imp-earlier">
      <h2 className="imp-heading" id="imp-earlier">
        {t('earlier.title')}
      </h2>
      <DocumentPicker ref={picker} onFiles={(files) => void (picking && check(picking, files))} />
      <ul className="imp-sources">
        {items.map((source) => (
          <li key={source.id}>
            <span className="imp-source-name">
              <strong>{source.title || source.name}</strong>
              <span className="p-second imp-cut" title={source.name}>
                {source.name}
              </span>
            </span>
            <span className="p-second p-digits imp-source-when">
              <time dateTime={source.created_at}>{formatMoment(source.created_at)}</time>
              <span>{t('earlier.counts', { ...source.counts })}</span>
              {source.undone_at !== null && <StatusTag>{t('earlier.undone')}</StatusTag>}
            </span>
            <span className="imp-acts">
              <Button
                size="small"
                type="link"
                loading={busy?.id === source.id && busy.act === 'check'}
                aria-label={t('earlier.checkOf', { title: source.title || source.name })}
                onClick={() => {
                  if (source.url !== null) return void check(source);
                  setPicking(source);
                  picker.current?.click();
                }}
              >
                {t(source.url === null ? 'earlier.compare' : 'earlier.check')}
              </Button>
              {source.undone_at === null && (
                <Popconfirm title={t('earlier.undoQuestion')} okText={t('undo')} onConfirm={() => undo(source)}>
                  <Button
                    size="small"
                    type="link"
                    loading={busy?.id === source.id && busy.act === 'undo'}
                    aria-label={t('earlier.undoOf', { title: source.title || source.name })}
                  >
                    {t('undo')}
                  </Button>
                </Popconfirm>
              )}
            </span>
            {notice?.id === source.id && (
              <p className={notice.isError ? 'imp-said imp-said-error' : 'imp-said'} role={notice.isError ? 'alert' : 'status'}>
                {notice.text}
              </p>
            )}
            {undoAnswer?.import_id === source.id && <UndoNote answer={undoAnswer} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The list is an extra: the page works without it. */
function ignoreRefusal(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
}
