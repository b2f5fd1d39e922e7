import { type AnswerFrom, defineCall } from '../../contract/define-call.ts';
import { boolean, integer, json, list, object, oneOf, string, typed } from '../../contract/field.ts';
import type { Screen } from '../../descriptor/types.ts';
import { superLevel } from '../../protocol/levels.ts';
import type { Text } from '../../text/text.ts';

const access = { kind: 'session', minLevel: superLevel } as const;
const name = string({ max: 63 });
const text = string({ max: 1_048_576 });
/** Of the text, so that nobody writes over what another has written. */
const version = string({ max: 64 });

/** The file of a live screen as it stands on the disk. `isWritable`: this server may write it. */
export const getDescriptor = defineCall({
  name: 'Admin.Descriptor.Get',
  access,
  parameters: { name },
  answer: { file: string(), text, version, isWritable: boolean(), metaSchema: json(typed<object>()) },
});

/** What the text would be as the file of the screen: its errors, and the screen where there are none. Nothing is changed. */
export const checkDescriptor = defineCall({
  name: 'Admin.Descriptor.Check',
  access,
  parameters: { name, text },
  answer: {
    faults: list(object({ pointer: string(), line: integer(), column: integer(), severity: oneOf(['error', 'warning']), message: json(typed<Text>()) })),
    screen: json(typed<Screen>(), { nullable: true }),
  },
});
export type DescriptorCheck = AnswerFrom<typeof checkDescriptor>;

/** Writes the file of the screen, which goes live as every changed file does. Refused with an error, and where somebody else has written since. */
export const saveDescriptor = defineCall({ name: 'Admin.Descriptor.Save', access, parameters: { name, text, version }, answer: { version } });
