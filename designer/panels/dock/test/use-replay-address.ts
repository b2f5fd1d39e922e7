import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { replay } from '../../state/actions.ts';
import { useDesigner } from '../../state/use-designer.ts';

/** `?replay=<id in the access log>` opens an interface with that call run again. */
export function useReplayAddress(): void {
  const designer = useDesigner();
  const { search } = useLocation();
  const log = Number(new URLSearchParams(search).get('replay'));
  useEffect(() => {
    if (Number.isSafeInteger(log) && log > 0) void replay(designer, log);
  }, [log, designer]);
}
