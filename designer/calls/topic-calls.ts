import { defineCall } from '../../engine/core/contract/define-call.ts';
import { boolean, json, list, object, oneOf, string, typed } from '../../engine/core/contract/field.ts';
import type { Json } from '../../engine/core/json/json.ts';
import type { Text } from '../../engine/core/text/text.ts';
import { mayDesign } from './access.ts';

/** The topics that interfaces may publish messages of, by name. */
export const listTopics = defineCall({
  name: 'Admin.Interface.Topics',
  access: mayDesign,
  answer: {
    items: list(
      object({
        name: string(),
        title: json(typed<Text>()),
        audience: oneOf(['everyone', 'account']),
        isOffered: boolean(),
        schema: json(typed<{ [name: string]: Json }>()),
      }),
    ),
  },
});
