import { useEffect } from 'react';
import { ref } from 'valtio/vanilla';
import { exampleParameters } from '../../../model/samples/sample-inputs.ts';
import { useDesigner, useDesignerState } from '../../state/use-designer.ts';

/** Keeps the parameters of test runs in step with the definition: new ones get an example, those that are gone go, what somebody typed stays. */
export function useTestParameters(): void {
  const designer = useDesigner();
  const { parameters } = useDesignerState().definition;
  useEffect(() => {
    const { state } = designer;
    const known = state.testParameters;
    const examples = exampleParameters(parameters);
    const kept = parameters.map(({ name }) => [name, (Object.hasOwn(known, name) ? known[name] : examples[name]) ?? null] as const);
    state.testParameters = ref(Object.fromEntries(kept));
  }, [parameters, designer]);
}
