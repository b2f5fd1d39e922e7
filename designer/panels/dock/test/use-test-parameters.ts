import { useEffect } from 'react';
import { ref } from 'valtio/vanilla';
import { useDesigner, useDesignerState } from '../../state/use-designer.ts';

/** Keeps the parameters of test runs in step with the definition: new ones get an example, those that are gone go, what somebody typed stays. */
export function useTestParameters(): void {
  const designer = useDesigner();
  const { parameters } = useDesignerState().definition;
  useEffect(() => {
    let isOld = false;
    // The rules that find an example are of no use to the first picture.
    void import('../../../model/samples/sample-inputs.ts').then(({ exampleParameters }) => {
      if (isOld) return;
      const { state } = designer;
      const known = state.testParameters;
      const examples = exampleParameters(parameters);
      const kept = parameters.map(({ name }) => [name, (Object.hasOwn(known, name) ? known[name] : examples[name]) ?? null] as const);
      state.testParameters = ref(Object.fromEntries(kept));
    });
    return () => {
      isOld = true;
    };
  }, [parameters, designer]);
}
