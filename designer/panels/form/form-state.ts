import { proxy, ref, useSnapshot } from 'valtio';
import type { CodeTarget } from '../../codegen/code-targets.ts';
import type { GeneratedFile } from '../../codegen/emit/generated-file.ts';
import { isSameDesign } from '../../model/edits/interface/same-design.ts';
import type { InterfaceDefinition } from '../../model/types/definition.ts';
import type { Designer } from '../state/designer.ts';
import { useDesigner } from '../state/use-designer.ts';

/** What "generate code" made, and of which definition. */
export interface Generated {
  definition: InterfaceDefinition;
  files: Readonly<Record<CodeTarget, GeneratedFile[]>>;
}

/** Where a person is in the three steps; it outlives a change of view. */
export interface FormState {
  step: 0 | 1 | 2;
  generated: Generated | null;
  target: CodeTarget;
  /** What the interface has none of on purpose. */
  without: { parameters: boolean; returns: boolean };
}

const states = new WeakMap<Designer, FormState>();

/** Returns the state of the three steps of the open interface: `form` to write to, `shown` to read, which renders again. */
export function useFormState(): { form: FormState; shown: FormState } {
  const designer = useDesigner();
  let form = states.get(designer);
  if (!form) {
    form = proxy<FormState>({ step: 0, generated: null, target: 'php', without: { parameters: false, returns: false } });
    states.set(designer, form);
  }
  return { form, shown: useSnapshot<object>(form) as FormState };
}

/** Keeps generated code by reference: its files are not watched for changes. */
export function keepGenerated(form: FormState, generated: Generated): void {
  form.generated = ref(generated);
}

/** Whether code made of the one is code of the other: nothing but hand edits, tests and the revision lies between them. */
export function isSameCode(one: InterfaceDefinition, other: InterfaceDefinition): boolean {
  return isSameDesign({ ...one, code: other.code, tests: other.tests }, other);
}

/** What step 1 still asks for: parameters and return fields, unless there are none on purpose. */
export function unsaid({ without }: Pick<FormState, 'without'>, definition: InterfaceDefinition): ('parameters' | 'returns')[] {
  return (['parameters', 'returns'] as const).filter((list) => definition[list].length === 0 && !without[list]);
}
