import { labelLists, type Text } from '../../../engine/core/text/text.ts';

/** Returns the settings of a node with one required setting `kind`, chosen from a list. */
export function kindSettings<Kind extends string>(
  kinds: readonly Kind[],
  { labels, kind, kindHint }: Record<'kind' | 'kindHint', Text> & { labels: Record<Kind, Text> },
) {
  return {
    type: 'object',
    additionalProperties: false,
    required: ['kind'],
    properties: {
      kind: { type: 'string', enum: [...kinds], enumLabel: labelLists(kinds.map((one) => labels[one])), label: kind, hint: kindHint },
    },
  };
}
