import { Suspense } from 'react';
import type { Screen } from '../../../core/descriptor/types.ts';
import type { ResultProps } from '../../plugin/plugin.ts';
import { pluginResult } from '../../plugin/plugin-registry.ts';
import { lazyPart } from '../../widgets/base/lazy-part.ts';

const SecretResult = lazyPart(() => import('./SecretResult.tsx'));

/** What an answer is shown with: the engine's own view of secrets, or a plugin's. Nothing where there is none of that name. */
export function ResultView({ name, screen, ...shown }: ResultProps & { name: string; screen: Screen }) {
  if (name === 'secret') return <SecretResult screen={screen} {...shown} />;
  const Result = pluginResult(name);
  // Its words come with it: while they do, the page stays what it is.
  return (
    Result && (
      <Suspense>
        <Result {...shown} />
      </Suspense>
    )
  );
}
