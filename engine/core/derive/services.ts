import { editableFields } from '../descriptor/field-of.ts';
import type { Field, Operation, Screen } from '../descriptor/types.ts';
import type { Parameter, ParameterType } from '../protocol/parameter.ts';
import { fillText, type Text } from '../text/text.ts';
import { type HelperCall, helperCallsOf } from './helper-calls.ts';
import { permissionsOf, serviceNameOf } from './permissions.ts';
import { pickableReferences } from './references.ts';

/** A call of a screen before the server binds a handler to it. */
export interface ScreenService {
  name: string;
  verb: string;
  /** The generic operation, or what else the verb is. */
  does: Operation | HelperCall | 'transition' | 'action';
  title: Text;
  parameters: Parameter[];
  /** Keys of the permission nodes that allow the call. */
  nodes: string[];
}

/** Titles of the calls in the docs and in refusals. */
const operationTitles: Record<Operation | HelperCall, Text> = {
  List: { zh_cn: '查询{label}列表', en: '{label}: list' },
  Get: { zh_cn: '查看{label}', en: '{label}: get' },
  Add: { zh_cn: '新建{label}', en: '{label}: add' },
  Edit: { zh_cn: '编辑{label}', en: '{label}: edit' },
  Remove: { zh_cn: '删除{label}', en: '{label}: remove' },
  Restore: { zh_cn: '恢复{label}', en: '{label}: restore' },
  Import: { zh_cn: '导入{label}', en: '{label}: import' },
  Export: { zh_cn: '导出{label}', en: '{label}: export' },
  Options: { zh_cn: '{label}的选项', en: '{label}: options' },
  History: { zh_cn: '{label}的修改记录', en: '{label}: history' },
};

/** A transition or action says its own word of the screen's. */
function verbTitle(verb: Text): Text {
  return { zh_cn: `${verb.zh_cn}（{label}）`, en: `{label}: ${verb.en}` };
}

const id: Parameter = { name: 'id', type: 'integer', min: 1 };
const ids: Parameter = {
  name: 'ids',
  type: 'array',
  items: { type: 'integer', min: 1 },
  min: 1,
  max: 1_000,
  text: { zh_cn: '多个记录的 ID，最多 1000 个', en: 'Ids of several records, at most 1000' },
};
const listParameters: Parameter[] = [
  {
    name: 'sort',
    type: 'string',
    max: 200,
    text: { zh_cn: '排序字段，用逗号分隔，字段前加 - 为降序', en: 'Fields to sort by, comma separated, - before a field for descending' },
  },
  { name: 'search', type: 'string', max: 200 },
  {
    name: 'filters',
    type: 'object',
    text: {
      zh_cn: '筛选条件：{"字段": 值}，或 {"字段": {"in": []}}、{"字段": {"from": "", "to": ""}}',
      en: 'Conditions: {"field": value}, or {"field": {"in": []}} and {"field": {"from": "", "to": ""}}',
    },
  },
  { name: 'trash', type: 'boolean', default: false, text: { zh_cn: '只看已删除的记录', en: 'Removed records instead of live ones' } },
];

const withCounts: Parameter = {
  name: 'with_counts',
  type: 'boolean',
  default: false,
  text: { zh_cn: '同时返回每个标签页的条数', en: 'Also count the records of each tab' },
};
const requestKey: Parameter = {
  name: 'request_key',
  type: 'string',
  min: 8,
  max: 64,
  pattern: '^[A-Za-z0-9_-]+$',
  text: {
    zh_cn: '客户端为一次提交生成的标识；24 小时内重复提交得到第一次的结果，不会重复新建；内容不同则返回 409',
    en: 'Made by the client for one submission; sent again within 24 hours it gets the first answer and adds nothing; with other content, 409',
  },
};

export function servicesOf(screen: Screen): ScreenService[] {
  const nodes = permissionsOf(screen);
  const nodesFor = (name: string) => nodes.filter((node) => node.calls.includes(name)).map((node) => node.key);
  const service = (verb: string, does: ScreenService['does'], title: Text, parameters: Parameter[]): ScreenService => {
    const name = serviceNameOf(screen, verb);
    return {
      name,
      verb,
      does,
      title: fillText(title, { label: screen.label }),
      parameters,
      nodes: nodesFor(name),
    };
  };
  return [
    ...(Object.entries(screen.calls) as [Operation, string][]).map(([operation, verb]) =>
      service(verb, operation, operationTitles[operation], operationParameters(screen, operation)),
    ),
    ...helperCallsOf(screen).map((call) => service(call, call, operationTitles[call], helperParameters(screen, call))),
    ...screen.machines.flatMap((machine) =>
      machine.transitions.map((transition) =>
        service(transition.verb, 'transition', verbTitle(transition.label), [id, ids, ...transition.ask.map(parameterOf).map(optional)]),
      ),
    ),
    ...screen.actions
      .filter((action) => action.handler !== undefined)
      .map((action) =>
        service(action.verb, 'action', verbTitle(action.label), [...(action.at === 'toolbar' ? [] : [id, ids]), ...action.ask.map(parameterOf).map(optional)]),
      ),
  ];
}

function operationParameters(screen: Screen, operation: Operation): Parameter[] {
  const fields = editableFields(screen).filter((field) => field.name !== screen.own);
  switch (operation) {
    case 'List':
      return [
        { name: 'page', type: 'integer', min: 1, default: 1 },
        { name: 'per_page', type: 'integer', min: 1, max: 100, default: 20 },
        ...listParameters,
        withCounts,
      ];
    case 'Get':
      return screen.kind === 'single' ? [] : [{ ...id, required: true }];
    case 'Add':
      return [requestKey, ...fields.map(parameterOf).map(optional)];
    case 'Edit':
      return [
        ...(screen.kind === 'single' ? [] : [{ ...id, required: true }]),
        { name: 'rev', type: 'integer', required: true, min: 0, max: 2_147_483_647 },
        { name: 'clear', type: 'array', items: { type: 'string' }, text: { zh_cn: '要清空的字段名', en: 'Names of fields to empty' } },
        ...fields.map(parameterOf).map(optional),
      ];
    case 'Remove':
    case 'Restore':
      return [id, ids];
    case 'Import':
      return [
        { name: 'file', type: 'file', required: true },
        {
          name: 'mapping',
          type: 'object',
          text: { zh_cn: '列的对应关系：{"文件中的列": "字段"}', en: 'Which column is which field: {"column of the file": "field"}' },
        },
        { name: 'dry_run', type: 'boolean', default: false },
      ];
    case 'Export':
      return [
        { name: 'format', type: 'string', enum: ['csv', 'xlsx'], default: 'xlsx' },
        { name: 'columns', type: 'array', items: { type: 'string' } },
        { name: 'ids', type: 'array', items: { type: 'integer' }, max: 1_000, text: { zh_cn: '只导出这些记录', en: 'Only these records' } },
        { name: 'template', type: 'boolean', default: false, text: { zh_cn: '只要表头，用作导入模板', en: 'Only the header row, for an import' } },
        ...listParameters,
      ];
  }
}

function helperParameters(screen: Screen, call: HelperCall): Parameter[] {
  if (call === 'History') return screen.kind === 'single' ? [] : [{ ...id, required: true }];
  return [
    { name: 'field', type: 'string', required: true, enum: [...pickableReferences(screen).keys()] },
    { name: 'search', type: 'string', max: 200 },
    { name: 'ids', type: 'array', items: { type: 'integer', min: 1 }, max: 100, text: { zh_cn: '只取这些记录的名称', en: 'Labels of exactly these records' } },
  ];
}

/** How a field travels. Limits are left to the record's own JSON Schema, which names the field's label in its message. */
function parameterOf(field: Field): Parameter {
  return { name: field.name, type: parameterType(field), required: field.required, text: field.label };
}

/** Fields are checked together by the record's schema, so that a missing one is reported beside the others. */
function optional(parameter: Parameter): Parameter {
  return { ...parameter, required: false };
}

function parameterType(field: Field): ParameterType {
  return field.type === 'number' ? 'float' : field.type;
}
