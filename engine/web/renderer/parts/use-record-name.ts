import { use } from 'react';
import { soleReference, titleField } from '../../../core/descriptor/title-field.ts';
import type { Screen } from '../../../core/descriptor/types.ts';
import { recordTitle } from '../../actions/record-title.ts';
import { RefContext } from '../../widgets/base/ref-context.ts';

/** How a record is named at the head of its card: by its title, by the record it is the only one of, as a balance by its account, or `#id`. */
export function useRecordName(screen: Screen): (record: Readonly<Record<string, unknown>>) => string {
  const { labels } = use(RefContext);
  const reference = titleField(screen) === undefined ? soleReference(screen) : undefined;
  return (record) => (reference && labels[reference.name]?.[String(record[reference.name])]) || recordTitle(screen, record);
}
