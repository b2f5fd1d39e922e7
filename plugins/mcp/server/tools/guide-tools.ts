import type { Tool, ToolAnnotations } from '@modelcontextprotocol/server';
import { argumentsSchema } from '../../../../engine/core/derive/argument-schema.ts';
import type { Parameter } from '../../../../engine/core/protocol/parameter.ts';
import type { Language, Text } from '../../../../engine/core/text/text.ts';

interface Guide {
  title: Text;
  description: Text;
  parameters: Parameter[];
  hints: ToolAnnotations;
}

const looks: ToolAnnotations = { readOnlyHint: true, idempotentHint: true, destructiveHint: false, openWorldHint: false };
const name: Parameter = {
  name: 'name',
  type: 'string',
  required: true,
  max: 300,
  text: { zh_cn: '接口名称，如 Shop.Order.Create', en: 'Name of the interface, such as Shop.Order.Create' },
};
const values: Parameter = {
  name: 'arguments',
  type: 'object',
  text: { zh_cn: '参数，按 describe_interface 的 inputSchema', en: 'Arguments as the inputSchema of describe_interface has them' },
};

/**
 * The tools of a connection with too many interfaces to list. Their names are none an interface can have as a tool: those begin with a capital
 * letter. Reading and writing are two tools, so that a client can ask its user before one of them.
 */
export const guides = {
  search_interfaces: {
    title: { zh_cn: '查找接口', en: 'Search interfaces' },
    description: {
      zh_cn: '按关键词查找可用的接口，返回名称、标题、模块、一句话说明与是否只读。每个词都须出现在名称、标题、说明、参数或模块中；不传 query 则列出全部。',
      en: 'Finds the interfaces you may use: name, title, module, one sentence, and whether it only reads. Every word must stand in name, title, description, parameters or module; without a query all are listed.',
    },
    parameters: [
      { name: 'query', type: 'string', default: '', max: 200, text: { zh_cn: '关键词，以空格分隔', en: 'Words, separated by blanks' } },
      { name: 'module', type: 'string', max: 200, text: { zh_cn: '只在这个模块中查找', en: 'Search this module only' } },
      {
        name: 'effect',
        type: 'string',
        enum: ['read', 'write'],
        text: { zh_cn: 'read：只读接口；write：会改变数据的接口', en: 'read: interfaces that change nothing; write: the others' },
      },
      { name: 'limit', type: 'integer', min: 1, max: 50, default: 20, text: { zh_cn: '最多返回几个', en: 'How many at most' } },
      { name: 'offset', type: 'integer', min: 0, default: 0, text: { zh_cn: '跳过前几个', en: 'How many to skip' } },
    ],
    hints: looks,
  },
  describe_interface: {
    title: { zh_cn: '查看接口', en: 'Describe an interface' },
    description: {
      zh_cn: '一个接口的完整说明：参数的 JSON Schema、返回字段、可能的失败与应使用的调用工具。第一次调用前先查看。',
      en: 'Everything about one interface: JSON Schema of its arguments, fields of its answer, its refusals, and the tool that calls it. Read it before the first call.',
    },
    parameters: [name],
    hints: looks,
  },
  call_read_interface: {
    title: { zh_cn: '调用只读接口', en: 'Call an interface that reads' },
    description: {
      zh_cn: '调用一个不改变任何数据的接口；会改变数据的接口在这里被拒绝。',
      en: 'Calls an interface that changes nothing; those that write are refused here.',
    },
    parameters: [name, values],
    hints: { ...looks, openWorldHint: true },
  },
  call_write_interface: {
    title: { zh_cn: '调用写入接口', en: 'Call an interface that writes' },
    description: { zh_cn: '调用一个可能新增、修改或删除数据的接口。', en: 'Calls an interface that may add, change or remove data.' },
    parameters: [name, values],
    hints: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: true },
  },
} as const satisfies Record<string, Guide>;

export type GuideName = keyof typeof guides;

export function isGuide(tool: string): tool is GuideName {
  return Object.hasOwn(guides, tool);
}

export function guideTools(language: Language): Tool[] {
  return Object.entries(guides).map(([tool, { title, description, parameters, hints }]) => ({
    name: tool,
    title: title[language],
    description: description[language],
    inputSchema: argumentsSchema(parameters, language) as Tool['inputSchema'],
    annotations: { title: title[language], ...hints },
  }));
}
