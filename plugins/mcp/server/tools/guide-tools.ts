import type { Tool, ToolAnnotations } from '@modelcontextprotocol/server';
import { type Fields, integer, jsonObject, oneOf, parametersOf, string, typed } from '../../../../engine/core/contract/field.ts';
import { argumentsSchema } from '../../../../engine/core/derive/argument-schema.ts';
import type { Language, Text } from '../../../../engine/core/text/text.ts';
import { texts } from '../../../../generated/words/plugin-mcp/guide-tools.ts';

interface Guide {
  title: Text;
  description: Text;
  parameters: Fields;
  hints: ToolAnnotations;
}

const looks: ToolAnnotations = { readOnlyHint: true, idempotentHint: true, destructiveHint: false, openWorldHint: false };
const name = string({ max: 300, text: texts.name });
const values = jsonObject(typed<Record<string, unknown>>(), { optional: true, text: texts.arguments });

/**
 * The tools of a connection with too many interfaces to list. Their names are none an interface can have as a tool: those begin with a capital
 * letter. Reading and writing are two tools, so that a client can ask its user before one of them.
 */
export const guides = {
  search_interfaces: {
    title: texts.searchInterfacesTitle,
    description: texts.searchInterfacesDescription,
    parameters: {
      query: string({ default: '', max: 200, text: texts.query }),
      product: string({ max: 200, optional: true, text: texts.product }),
      module: string({ max: 200, optional: true, text: texts.module }),
      effect: oneOf(['read', 'write'], { optional: true, text: texts.effect }),
      limit: integer({ min: 1, max: 50, default: 20, text: texts.limit }),
      offset: integer({ min: 0, default: 0, text: texts.offset }),
    },
    hints: looks,
  },
  describe_interface: {
    title: texts.describeInterfaceTitle,
    description: texts.describeInterfaceDescription,
    parameters: { name },
    hints: looks,
  },
  call_read_interface: {
    title: texts.callReadInterfaceTitle,
    description: texts.callReadInterfaceDescription,
    parameters: { name, arguments: values },
    hints: { ...looks, openWorldHint: true },
  },
  call_write_interface: {
    title: texts.callWriteInterfaceTitle,
    description: texts.callWriteInterfaceDescription,
    parameters: { name, arguments: values },
    hints: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: true },
  },
} as const satisfies Record<string, Guide>;

export type GuideName = keyof typeof guides;

/** Whether a tool is one of those that search, describe and call. */
export function isGuide(tool: string): tool is GuideName {
  return Object.hasOwn(guides, tool);
}

/** Returns the tools that search, describe and call interfaces, for apps with too many to list. */
export function guideTools(language: Language): Tool[] {
  return Object.entries(guides).map(([tool, { title, description, parameters, hints }]) => ({
    name: tool,
    title: title[language],
    description: description[language],
    inputSchema: argumentsSchema(parametersOf(parameters), language) as Tool['inputSchema'],
    annotations: { title: title[language], ...hints },
  }));
}
