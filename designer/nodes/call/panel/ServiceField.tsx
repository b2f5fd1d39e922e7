import type { FieldProps } from '@rjsf/utils';
import { operationOf } from '../../../../engine/core/calls/screens/screen-operations.ts';
import { call } from '../../../../engine/web/index.ts';
import { serviceOf } from '../../../model/types/definition.ts';
import { NameField } from '../../../panels/inspector/settings/controls/NameField.tsx';
import { useLoaded } from '../../../panels/inspector/settings/controls/use-loaded.ts';
import { useDesignerState } from '../../../panels/state/use-designer.ts';

/** The list of the screen that interfaces have. */
const listInterfaces = operationOf({ site: 'admin', className: 'Interface', calls: {} }, 'List');

const publishedInterfaces = () => call(listInterfaces, { filters: { status: 'published' }, per_page: 100 });

/** A published interface; its own is left out, calling itself would never end. */
export function ServiceField(props: FieldProps) {
  const own = serviceOf(useDesignerState().definition);
  const known = useLoaded(publishedInterfaces)?.items ?? [];
  return (
    <NameField
      {...props}
      options={known
        .filter(({ service_name }) => service_name !== own)
        .map(({ service_name, title }) => ({ value: String(service_name), title: String(title) }))}
      onChoose={(service) => props.onChange(service || undefined, props.fieldPathId.path)}
    />
  );
}
