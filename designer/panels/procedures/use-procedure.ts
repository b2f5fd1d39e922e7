import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, call, notify, useTab } from '../../../engine/web/index.ts';
import { getProcedure, type OpenedProcedure, saveProcedure } from '../../calls/procedure-calls.ts';

type Draft = Pick<NonNullable<OpenedProcedure['procedure']>, 'name' | 'database' | 'kind' | 'definition' | 'description'>;

/** A stored procedure as it is stored and as it was edited since; without an id a new one. The tab tells of unsaved edits. */
export function useProcedure(id: number | undefined) {
  const { t } = useTranslation('designer-data');
  const tab = useTab();
  const [opened, setOpened] = useState<OpenedProcedure | null>(null);
  const [draft, setDraft] = useState<Draft>({ name: '', database: '', kind: 'procedure', definition: '', description: '' });
  const [error, setError] = useState<string | null>(null);
  const [isForced, setForced] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const load = useCallback(async () => {
    try {
      const found = await call(getProcedure, { ...(id !== undefined && { id }) }, { quiet: true });
      setOpened(found);
      if (found.procedure) setDraft(draftOf(found.procedure));
      else setDraft((before) => (before.database === '' ? { ...before, database: found.databases[0]?.name ?? '' } : before));
    } catch (error) {
      setError(messageOf(error));
    }
  }, [id]);
  useEffect(() => void load(), [load]);
  const stored = opened?.procedure;
  const isDirty = opened !== null && (stored ? (Object.keys(draft) as (keyof Draft)[]).some((name) => stored[name] !== draft[name]) : draft.definition !== '');
  useEffect(() => tab.setTitle(draft.name || t('procedure.new')), [tab.setTitle, draft.name, t]);
  useEffect(() => tab.setDirty(isDirty ? [t('procedure.definition')] : []), [tab.setDirty, isDirty, t]);
  return {
    ...{ opened, stored, draft, error, isForced, setForced, isBusy },
    change: (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part })),
    /** Stores the draft, and with `run` makes the procedure on its database. */
    async save(run: boolean) {
      setBusy(true);
      setError(null);
      try {
        const saved = await call(saveProcedure, { ...draft, ...(stored && { id: stored.id, rev: stored.rev }), run, force: run && isForced }, { quiet: true });
        notify('success', t(saved.ran ? 'procedure.ran' : 'procedure.saved'));
        setError(saved.fault);
        if (id !== undefined) return await load();
        // The page of the new procedure begins anew, without what this one has learnt.
        if (saved.fault !== null) notify('error', saved.fault);
        tab.moveTo(`/database/proc-setting/${saved.id}`);
      } catch (error) {
        setError(messageOf(error));
      } finally {
        setBusy(false);
      }
    },
  };
}

/** What of a stored one is edited and sent; the call knows no other members. */
function draftOf({ name, database, kind, definition, description }: Draft): Draft {
  return { name, database, kind, definition, description };
}

function messageOf(error: unknown): string {
  return error instanceof ApiError || error instanceof Error ? error.message : String(error);
}
