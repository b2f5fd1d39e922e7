import { type AnswerFrom, defineCall } from '../../contract/define-call.ts';
import { boolean, integer, json, list, object, oneOf, string, typed } from '../../contract/field.ts';
import type { Screen } from '../../descriptor/types.ts';
import { superLevel } from '../../protocol/levels.ts';
import type { Text } from '../../text/text.ts';

const access = { kind: 'session', minLevel: superLevel } as const;
const name = string({ max: 63 });
const text = string({ max: 1_048_576 });
/** Identifies the text that was read, so that a save does not overwrite the changes of somebody else. */
const version = string({ max: 64 });

/** Reads the descriptor file of a live screen from the disk. `isWritable`: this server may write it. */
export const getDescriptor = defineCall({
  name: 'Admin.Descriptor.Get',
  access,
  parameters: { name },
  answer: { file: string(), text, version, isWritable: boolean(), metaSchema: json(typed<object>()) },
});

/** Checks a text as the descriptor of the screen. Answers its diagnostics, and the screen if there are none. Changes nothing. */
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

/** Writes the descriptor of the screen, which goes live as every changed file does. Refuses an invalid text, and one based on an older version. */
export const saveDescriptor = defineCall({ name: 'Admin.Descriptor.Save', access, parameters: { name, text, version }, answer: { version } });
