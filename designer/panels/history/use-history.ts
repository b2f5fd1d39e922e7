import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '../../../engine/web/index.ts';
import type { BundleRow } from '../../calls/publish-calls.ts';
import { historyOf } from '../state/design-calls.ts';
import { useDesignerState } from '../state/use-designer.ts';

/** Published versions, the newest first; read again after each publish. Null while they are on their way. */
export function useHistory(): { rows: readonly BundleRow[] | null; reload(): void } {
  const { id, bundle } = useDesignerState();
  const [rows, setRows] = useState<readonly BundleRow[] | null>(null);
  const [round, setRound] = useState(0);
  const reload = useCallback(() => setRound((before) => before + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another bundle or another wish is a reason to ask again
  useEffect(() => {
    if (id === null) {
      setRows([]);
      return;
    }
    let isGone = false;
    historyOf(id).then(
      ({ items }) => !isGone && setRows(items),
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        if (!isGone) setRows([]);
      },
    );
    return () => {
      isGone = true;
    };
  }, [id, bundle, round]);
  return { rows, reload };
}
