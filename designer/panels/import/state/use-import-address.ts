import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useTab } from '../../../../engine/web/index.ts';
import { runningImport } from './import-calls.ts';
import type { ImportState } from './use-import.ts';
import type { ImportJobState } from './use-import-job.ts';

/**
 * What is in hand stands in the tab's address: the uploaded document, then the job it became. A reload goes on there; a page that is opened
 * anew goes on with an import that is still running.
 */
export function useImportAddress(state: ImportState, { job, resume }: ImportJobState): void {
  const location = useLocation();
  const navigate = useNavigate();
  const { isActive } = useTab();
  const isIdle = useRef(true);
  isIdle.current = job === null && state.preview === null && state.reading === null;
  const upload = state.preview?.upload;
  const id = job?.id ?? null;
  const search = id !== null ? `job=${id}` : upload !== undefined ? `upload=${upload}` : '';

  const begin = useRef({ query: new URLSearchParams(location.search), resume, readAgain: state.readAgain });
  useEffect(() => {
    const { query, resume, readAgain } = begin.current;
    const [known, uploaded] = [Number(query.get('job')), query.get('upload')];
    const abort = new AbortController();
    if (Number.isSafeInteger(known) && known > 0) resume(known);
    else if (uploaded !== null) readAgain(uploaded, {});
    else
      runningImport({ signal: abort.signal }).then(
        (running) => running !== undefined && isIdle.current && resume(running),
        () => undefined,
      );
    return () => abort.abort();
  }, []);

  const written = useRef('');
  useEffect(() => {
    // Behind another tab the address is that one's.
    if (!isActive || written.current === search) return;
    written.current = search;
    navigate({ search }, { replace: true });
  }, [isActive, search, navigate]);
}
