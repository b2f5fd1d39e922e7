import type { FieldProps } from '@rjsf/utils';
import { useCallback } from 'react';
import { normalizeInput } from '../../../../core/validation/normalize-input.ts';
import { widgetOf } from '../../../widgets/registry.ts';
import { HoldContext } from '../../../widgets/upload/hold-context.ts';
import { useForm, useFormPart } from './form-context.ts';

/** Bridges rjsf to the widgets: one descriptor field, whatever its type, reading its own value and writing it to the form's store. */
export function DescriptorField({ name, fieldPathId, readonly, disabled }: FieldProps) {
  const { store, byName } = useForm();
  const field = byName.get(name);
  if (!field) throw new Error(`The form has no field ${name}.`);
  const value = useFormPart(store, ({ values }) => values()[name]);
  const errors = useFormPart(store, ({ errorsIn }) => errorsIn(name));
  const hasError = useFormPart(store, ({ errorOf: errorOfField }) => errorOfField(name) !== undefined);
  // A widget of a plugin may look at its neighbours, so it follows every change; of ours parameters follow the call they are for.
  useFormPart(store, ({ values }) => (field.widget?.includes('/') ? values() : field.format?.kind === 'parameters' ? values()[field.format.field] : null));
  const Input = widgetOf(field).Input;

  const onChange = useCallback((next: unknown) => store.set(name, next), [store, name]);
  const onBlur = useCallback(() => {
    store.set(name, normalizeInput(field, store.values()[name]));
    store.touch(name);
  }, [store, name, field]);

  const hold = useCallback(() => store.hold(name), [store, name]);
  const onLeave = useCallback((path: string) => store.touch(`${name}.${path}`), [store, name]);

  return (
    <HoldContext value={hold}>
      <Input
        field={field}
        id={fieldPathId.$id}
        value={value}
        onChange={onChange}
        onBlur={onBlur}
        disabled={readonly === true || disabled === true}
        isEdit={store.mode === 'edit'}
        status={hasError ? 'error' : undefined}
        errors={errors}
        onLeave={onLeave}
        record={store.record()}
      />
    </HoldContext>
  );
}
