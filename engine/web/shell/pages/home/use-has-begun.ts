import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { operationOf } from '../../../../core/calls/screens/screen-operations.ts';
import { mayUse } from '../../../actions/may-use.ts';
import { call } from '../../../api/call.ts';
import { useScreen } from '../../../api/use-screen.ts';
import { useTab } from '../../../navigation/use-tab.ts';
import { session } from '../../../state/session.ts';

/** Whether the caller has a record of this screen already; undefined until that is known, no for who may not ask. Asked anew whenever the page comes to the front. */
export function useHasBegun(screenName: string): boolean | undefined {
  const { isActive } = useTab();
  const { answer } = useScreen(screenName, useSnapshot(session).permission?.version ?? 0);
  const [hasBegun, setBegun] = useState<boolean>();
  useEffect(() => {
    if (!answer || !isActive) return undefined;
    if (!mayUse(answer, 'List')) {
      setBegun(false);
      return undefined;
    }
    const aborted = new AbortController();
    call(operationOf(answer.screen, 'List'), { per_page: 1, fields: ['id'] }, { quiet: true, signal: aborted.signal }).then(
      ({ items }) => setBegun(items.length > 0),
      () => undefined,
    );
    return () => aborted.abort();
  }, [answer, isActive]);
  return hasBegun;
}
