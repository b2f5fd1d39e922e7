import { ref } from 'valtio/vanilla';
import type { Designer } from './designer.ts';

/**
 * Brings the parameters of test runs in step with the definition: new ones get an example, those that are gone go, what somebody typed stays.
 * The rules that find an example come with the first call: they are of no use to the first picture.
 */
export async function fillTestParameters({ state }: Designer): Promise<void> {
  const { exampleParameters } = await import('../../model/samples/sample-inputs.ts');
  const { parameters } = state.definition;
  const known = state.testParameters;
  const examples = exampleParameters(parameters);
  const entries = parameters.map(({ name }) => [name, (Object.hasOwn(known, name) ? known[name] : examples[name]) ?? null] as const);
  state.testParameters = ref(Object.fromEntries(entries));
}

/** The files whose names the file parameters hold: a name that was typed, or taken from a test, has none. */
export function chosenFiles({ definition, testParameters, testFiles }: Designer['state']): Record<string, File> {
  const named = definition.parameters.flatMap(({ name, type }) => {
    const file = type === 'file' ? testFiles[name] : undefined;
    return file && file.name === testParameters[name] ? [[name, file] as const] : [];
  });
  return Object.fromEntries(named);
}
