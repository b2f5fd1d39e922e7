import { texts } from '../../../../generated/words/engine-server/require-readable.ts';
import { fileFields } from '../../../core/derive/fields/file-fields.ts';
import type { Field } from '../../../core/descriptor/types.ts';
import { fillText } from '../../../core/text/text.ts';
import type { InvalidField } from '../../../core/validation/invalid-field.ts';
import { fileNamesIn } from '../../files/file-uses.ts';
import { InputError } from '../../kernel/call/errors.ts';
import type { Call } from '../../kernel/call/service.ts';
import type { Platform } from '../../kernel/platform.ts';
import { fileReading } from './file-reading.ts';

/**
 * Refuses values that name a file the caller may not read: in a record of his own it would become readable to him.
 * @param before the record before the write; files it names already stay allowed
 */
export async function requireReadable(
  platform: Platform,
  fields: Field[],
  call: Call,
  values: Record<string, unknown>,
  before: Record<string, unknown> = {},
): Promise<void> {
  const errors: InvalidField[] = [];
  for (const { name, label } of fileFields({ fields })) {
    const known = fileNamesIn(before[name]);
    for (const wanted of fileNamesIn(values[name]).filter((one) => !known.includes(one))) {
      const file = await platform.files.findByName(wanted);
      if (!file || !(await fileReading(platform, file, call.session)))
        errors.push({ field: name, code: 'file', text: fillText(texts.noFile, { label, name: wanted }) });
    }
  }
  if (errors.length > 0) throw new InputError(errors);
}
