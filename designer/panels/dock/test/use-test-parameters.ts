import { useEffect } from 'react';
import { useIdle } from '../../parts/use-idle.ts';
import { fillTestParameters } from '../../state/test-parameters.ts';
import { useDesigner, useDesignerState } from '../../state/use-designer.ts';

/** Keeps the parameters of test runs in step with the definition. */
export function useTestParameters(): void {
  const designer = useDesigner();
  const { definition, dock } = useDesignerState();
  const { parameters } = definition;
  const isWanted = useIdle(dock === 'test');
  // biome-ignore lint/correctness/useExhaustiveDependencies: again whenever the parameters have changed
  useEffect(() => {
    if (isWanted) void fillTestParameters(designer);
  }, [parameters, designer, isWanted]);
}
