import type { Text } from '../../../engine/core/text/text.ts';
import { fillText } from '../../../engine/core/text/text.ts';
import type { IdentityPath } from './identity.ts';

/** What a place in a definition is called: 参数 a：默认值. */
export function conflictLabel(path: IdentityPath): Text {
  const [top = '', part = '', id = ''] = path;
  if (top === 'flow') {
    const what = Object.hasOwn(parts, part) ? parts[part] : undefined;
    return what && id ? withMember(fillText(what, { name: id }), path.slice(3)) : plain(part);
  }
  const what = Object.hasOwn(lists, top) ? lists[top] : undefined;
  const name = top === 'table' ? id : part;
  if (!what || name === '') return withMember(plain(top), path.slice(1));
  return withMember(
    fillText(what, { name }),
    path.slice(top === 'table' ? 3 : 2).filter((step) => step !== 'properties' && step !== 'items'),
  );
}

function withMember(what: Text, rest: IdentityPath): Text {
  return rest.reduce((text, step) => fillText(inside, { text, step: plain(step) }), what);
}

function plain(name: string): Text {
  return (Object.hasOwn(words, name) ? words[name] : undefined) ?? { zh_cn: name, en: name };
}

const inside: Text = { zh_cn: '{text}：{step}', en: '{text}: {step}' };
const parts: Record<string, Text> = {
  nodes: { zh_cn: '节点 {name}', en: 'Node {name}' },
  edges: { zh_cn: '到 {name} 的连线', en: 'Edge into {name}' },
  groups: { zh_cn: '分组 {name}', en: 'Group {name}' },
  notes: { zh_cn: '便签 {name}', en: 'Note {name}' },
};
const lists: Record<string, Text> = {
  parameters: { zh_cn: '参数 {name}', en: 'Parameter {name}' },
  returns: { zh_cn: '返回字段 {name}', en: 'Return field {name}' },
  tests: { zh_cn: '测试 {name}', en: 'Test {name}' },
  table: { zh_cn: '字段 {name}', en: 'Column {name}' },
};
const words: Record<string, Text> = {
  namespace: { zh_cn: '命名空间', en: 'namespace' },
  class: { zh_cn: '类名', en: 'class' },
  method: { zh_cn: '方法名', en: 'method' },
  title: { zh_cn: '标题', en: 'title' },
  summary: { zh_cn: '摘要', en: 'summary' },
  module: { zh_cn: '模块', en: 'module' },
  description: { zh_cn: '说明', en: 'description' },
  kind: { zh_cn: '种类', en: 'kind' },
  verbs: { zh_cn: '请求方式', en: 'verbs' },
  example: { zh_cn: '示例', en: 'example' },
  visibility: { zh_cn: '可见范围', en: 'visibility' },
  table: { zh_cn: '数据表', en: 'table' },
  source: { zh_cn: '来源', en: 'source' },
  code: { zh_cn: '代码', en: 'code' },
  tests: { zh_cn: '测试', en: 'tests' },
  parameters: { zh_cn: '参数', en: 'parameters' },
  returns: { zh_cn: '返回字段', en: 'return fields' },
  nodes: { zh_cn: '节点', en: 'nodes' },
  edges: { zh_cn: '连线', en: 'edges' },
  groups: { zh_cn: '分组', en: 'groups' },
  notes: { zh_cn: '便签', en: 'notes' },
  type: { zh_cn: '类型', en: 'type' },
  required: { zh_cn: '必填', en: 'required' },
  default: { zh_cn: '默认值', en: 'default' },
  min: { zh_cn: '最小', en: 'minimum' },
  max: { zh_cn: '最大', en: 'maximum' },
  enum: { zh_cn: '可选值', en: 'choices' },
  format: { zh_cn: '格式', en: 'format' },
  pattern: { zh_cn: '正则', en: 'pattern' },
  settings: { zh_cn: '设置', en: 'settings' },
  values: { zh_cn: '端口值', en: 'port values' },
  position: { zh_cn: '位置', en: 'position' },
  size: { zh_cn: '大小', en: 'size' },
  note: { zh_cn: '备注', en: 'note' },
  disabled: { zh_cn: '停用', en: 'disabled' },
  pinned: { zh_cn: '固定', en: 'pinned' },
  text: { zh_cn: '文字', en: 'text' },
  data: { zh_cn: '结果', en: 'answer' },
  from: { zh_cn: '起点', en: 'source' },
};
