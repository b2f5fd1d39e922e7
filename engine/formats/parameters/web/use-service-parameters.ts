import { useEffect, useState } from 'react';
import { type ServiceParameters, serviceParameters } from '../../../core/calls/service.ts';
import { codes } from '../../../core/protocol/codes.ts';
import type { Parameter } from '../../../core/protocol/parameter.ts';
import { call } from '../../../web/api/call.ts';
import { ApiError } from '../../../web/transport/api-error.ts';

const typingPause = 250;

/** The parameters of a call by its name: `unknown` where there is none for this person, null while they are asked for. */
export function useServiceParameters(name: string): readonly Parameter[] | 'unknown' | null {
  const [found, setFound] = useState<{ name: string; parameters: ServiceParameters['parameters'] | 'unknown' } | null>(null);

  useEffect(() => {
    if (name === '') return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      call(serviceParameters, { name }, { signal: abort.signal, quiet: true }).then(
        ({ parameters }) => setFound({ name, parameters }),
        (error: unknown) => {
          if (error instanceof ApiError && error.ret === codes.notFound) setFound({ name, parameters: 'unknown' });
        },
      );
    }, typingPause);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [name]);

  return found?.name === name ? found.parameters : null;
}
