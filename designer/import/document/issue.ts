import { fillText, type Text } from '../../../engine/core/text/text.ts';

/** Something in the document that the definition cannot say, or that is wrong. Nothing is lost silently. */
export interface Issue {
  code: string;
  /** JSON pointer into the document. */
  pointer: string;
  severity: 'info' | 'warning' | 'error';
  message: Text;
}

const texts = {
  'ref-external': { zh_cn: '外部引用不会被读取：{detail}', en: 'References to other files or addresses are not read: {detail}' },
  'ref-dangling': { zh_cn: '引用的目标不存在：{detail}', en: 'The reference leads nowhere: {detail}' },
  'ref-circular': { zh_cn: '循环引用保留为对象：{detail}', en: 'The circular reference stays an object: {detail}' },
  'allOf-conflict': { zh_cn: 'allOf 中的类型互相矛盾：{detail}', en: 'The types in allOf contradict each other: {detail}' },
  variants: { zh_cn: '多种形态合并为一个对象', en: 'Several variants were merged into one object' },
  'type-union': { zh_cn: '多种类型，按 {detail} 处理', en: 'Several types; read as {detail}' },
  'type-any': { zh_cn: '{detail} 没有类型，可为任意值，按 string 列出', en: '{detail} has no type, so it may be anything; it is listed as string' },
  'path-parameter-added': { zh_cn: '路径中的 {detail} 未声明，已补上', en: '{detail} of the path was not declared and has been added' },
  'parameter-no-name': { zh_cn: '参数没有名称', en: 'A parameter has no name' },
  'parameter-renamed': { zh_cn: '参数改名：{detail}', en: 'Parameter renamed: {detail}' },
  'parameter-not-object': { zh_cn: '参数不是对象', en: 'A parameter is not an object' },
  'pattern-dropped': { zh_cn: '正则表达式不可用，已去掉：{detail}', en: 'The pattern cannot be used and was left out: {detail}' },
  'enum-dropped': { zh_cn: '枚举值与类型不符，已去掉', en: 'The enum does not fit the type and was left out' },
  'default-dropped': { zh_cn: '默认值与类型不符，已去掉', en: 'The default does not fit the type and was left out' },
  'example-dropped': { zh_cn: '示例与类型不符或过长，已去掉', en: 'The example does not fit the type or is too long and was left out' },
  'style-unknown': { zh_cn: '写法 {detail} 不可用，按通常方式发送', en: 'The style {detail} cannot be used; the value is sent in the usual way' },
  'object-style': { zh_cn: '以 JSON 文本发送，文档要求 {detail}', en: 'Sent as JSON text; the document asks for {detail}' },
  'file-list': { zh_cn: '一次调用只转发一个文件', en: 'One file is passed on by each call' },
  'body-media': { zh_cn: '有多种请求格式，使用第一种：{detail}', en: 'Several request formats, of which the first is used: {detail}' },
  'body-whole': { zh_cn: '请求体有 {detail} 个字段，合为一个参数 body', en: 'The body has {detail} members; it became one parameter, body' },
  'parameters-truncated': { zh_cn: '参数过多，只保留 {detail} 个，其余在原文中', en: 'Too many parameters; {detail} are kept, the others stay in the source' },
  'parameters-many': {
    zh_cn: '有 {detail} 个参数：表单一次最多 200 个字段，请以 JSON 正文调用',
    en: '{detail} parameters: a form takes 200 fields at most, so call it with a JSON body',
  },
  'parameters-cut': {
    zh_cn: '嵌套字段超过 {detail} 个，此处按任意对象处理',
    en: 'More than {detail} nested fields; from here on it is any object',
  },
  'parameter-not-in-path': { zh_cn: '路径中没有 {detail}，不作为参数', en: '{detail} has no place in the path, so it is no parameter' },
  'parameter-place': { zh_cn: '参数 {detail} 的位置未知，不作为参数', en: 'The place of the parameter {detail} is unknown, so it is no parameter' },
  'credential-asked': {
    zh_cn: '文档没有为 {detail} 声明认证方式，由调用方自行提供上游凭证',
    en: 'The document has no security scheme for {detail}, so callers bring the upstream credential themselves',
  },
  'header-sent': { zh_cn: '请求头 {detail} 由平台发送，不作为参数', en: 'The header {detail} is sent by the platform, so it is no parameter' },
  'name-unsafe': { zh_cn: '{detail} 不能作为字段名，保留在原文中', en: '{detail} cannot be the name of a field; it stays in the source' },
  'responses-missing': { zh_cn: '没有说明成功时返回什么', en: 'No answer of success is described' },
  'returns-truncated': {
    zh_cn: '返回字段超过 {detail} 个，此处及更深的字段保留在原文中',
    en: 'More than {detail} return fields; those from here on stay in the source',
  },
  'returns-plain': { zh_cn: '返回的内容没有字段（{detail}）', en: 'The answer has no fields of its own ({detail})' },
  'name-dotted': {
    zh_cn: '字段名 {detail} 本身带点或方括号，并非嵌套字段',
    en: 'The name {detail} has dots or brackets of its own; it is one field, not one inside of another',
  },
  'field-name': { zh_cn: '字段名 {detail} 已由其他字段占用，保留在原文中', en: 'The name {detail} is that of another field already; it stays in the source' },
  'response-kept': { zh_cn: '状态 {detail} 的返回保留在原文中', en: 'The answer {detail} stays in the source' },
  'response-media': { zh_cn: '有多种返回格式，使用第一种：{detail}', en: 'Several formats of the answer, of which the first is used: {detail}' },
  'headers-kept': { zh_cn: '响应头 {detail} 不转给调用方，保留在原文中', en: 'The header {detail} of the answer is not handed on; it stays in the source' },
  'source-kept': { zh_cn: '{detail} 没有对应项，保留在原文中', en: 'There is no counterpart to {detail}; it stays in the source' },
  'word-kept': {
    zh_cn: '{word} 没有对应项（共 {count} 处），保留在原文档中',
    en: '{word} has no counterpart ({count} in all); it stays in the document',
  },
  'schema-cut': {
    zh_cn: '由超过 {detail} 个部分组合而成，此处按任意对象处理',
    en: 'It is combined of more than {detail} parts; from here on it is any object',
  },
  'type-unknown': { zh_cn: '类型 {detail} 未知', en: 'The type {detail} is unknown' },
  'security-choice': {
    zh_cn: '有多种认证方式，使用第一种：{detail}',
    en: 'There is a choice of credentials, of which the first is used: {detail}',
  },
  'servers-choice': { zh_cn: '有多个服务地址，使用 {detail}', en: 'There are several servers; {detail} is used' },
  'no-server': { zh_cn: '文档没有完整的服务地址，请填写', en: 'The document has no full server address; fill one in' },
  'operation-invalid': { zh_cn: '操作不是对象', en: 'The operation is not an object' },
  'operation-failed': { zh_cn: '操作无法读取：{detail}', en: 'The operation cannot be read: {detail}' },
  'definition-problem': { zh_cn: '{detail}', en: '{detail}' },
  'duplicate-key': { zh_cn: '{detail} 重复出现，以最后一个为准', en: '{detail} stands there more than once; the last one counts' },
  'number-rounded': {
    zh_cn: '{detail} 超出 ±(2^53−1)，按最接近的数值处理',
    en: '{detail} is beyond ±(2^53−1); the nearest number is taken',
  },
  'operation-id-twice': {
    zh_cn: 'operationId {detail} 重复，已按路径命名',
    en: 'The operationId {detail} is used more than once; the name is made from the path',
  },
  'kept-in-document': { zh_cn: '定义中没有对应项，保留在原文档中', en: 'The definition has no word for it; it stays in the kept document' },
  unused: { zh_cn: '没有操作引用它，保留在原文档中', en: 'No operation refers to it; it stays in the kept document' },
  webhook: { zh_cn: 'Webhook 由对方发起，不是可调用的接口', en: 'A webhook is called by the other side and is no interface to call' },
  'paths-missing': { zh_cn: '文档没有 paths，没有可导入的操作', en: 'The document has no paths, so there is no operation to import' },
  'name-taken': {
    zh_cn: '文档中的定义 {detail} 重名，已按操作重新命名',
    en: 'The definition {detail} is in the document twice; it was read as an ordinary operation',
  },
  'file-skipped': { zh_cn: '文件 {detail} 不是 JSON 或 YAML，已跳过', en: 'The file {detail} is neither JSON nor YAML and was skipped' },
  'file-unreadable': { zh_cn: '文件无法读取：{detail}', en: 'The file cannot be read: {detail}' },
  more: { zh_cn: '还有未列出的：{detail}', en: 'More that are not listed: {detail}' },
  'path-item-external': { zh_cn: '路径在其他文件中：{detail}', en: 'The path stands in another file: {detail}' },
  security: {
    zh_cn: '上游需要认证（{detail}），无法自动配置，请在 HTTP 节点中补充',
    en: 'The upstream asks for credentials ({detail}) that cannot be set up by themselves; add them at the HTTP node',
  },
  'credential-parameter': {
    zh_cn: '{detail} 属于上游认证，由平台发送，不作为参数',
    en: '{detail} belongs to the upstream credentials; the platform sends it, so it is no parameter',
  },
} as const satisfies Record<string, Text>;

export type IssueCode = keyof typeof texts;

/** Whatever takes notes. */
export interface Noted {
  add(code: IssueCode, pointer: string, severity?: Issue['severity'], detail?: string | Text): void;
  /** False for a list that has been noted for this use: the same schema stands at many places. */
  isFirst?(list: object, use: string): boolean;
}

/** Collects issues of one operation, each once per place. */
export class Issues implements Noted {
  readonly list: Issue[] = [];
  #seen = new Set<string>();
  #words = new Map<string, { pointer: string; places: Set<string> }>();
  #lists = new Map<object, string[]>();
  #limit: number;
  #codes = new Set<IssueCode>();
  /** How many of each code were too many. */
  #left = new Map<IssueCode, number>();

  constructor(limit = 100) {
    this.#limit = limit;
  }

  /** Everything collected: what is in the way first, words that are but kept once each with their number, and how many more there were of what. */
  all(): Issue[] {
    const words = [...this.#words].map(
      ([word, { pointer, places }]): Issue => ({ code: 'word-kept', pointer, severity: 'info', message: filled('word-kept', { word, count: places.size }) }),
    );
    const left = [...this.#left].sort(([, one], [, other]) => other - one).map(([code, count]) => `${code} ${count}`);
    const more: Issue[] = left.length === 0 ? [] : [{ code: 'more', pointer: '#', severity: 'info', message: filled('more', { detail: left.join(', ') }) }];
    return words.length + more.length === 0 ? this.list : [...this.list, ...words, ...more];
  }

  add(code: IssueCode, pointer: string, severity: Issue['severity'] = 'warning', detail: string | Text = ''): void {
    const key = `${code} ${pointer}`;
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    // However many there are of one kind, they never hide another.
    if (this.list.length >= this.#limit && this.#codes.has(code)) {
      this.#left.set(code, (this.#left.get(code) ?? 0) + 1);
      return;
    }
    this.#codes.add(code);
    this.list.push({ code, pointer, severity, message: filled(code, { detail: typeof detail === 'string' ? detail.slice(0, 200) : detail }) });
  }

  isFirst(list: object, use: string): boolean {
    const uses = this.#lists.get(list);
    if (uses?.includes(use)) return false;
    this.#lists.set(list, [...(uses ?? []), use]);
    return true;
  }

  /** A word of a schema that is kept in the document only. */
  keep(word: string, pointer: string): void {
    const known = this.#words.get(word);
    if (known) known.places.add(pointer);
    else this.#words.set(word, { pointer, places: new Set([pointer]) });
  }
}

/** Sentences that were made: the same one stands at thousands of operations. */
const sentences = new Map<string, Text>();

function filled(code: IssueCode, values: Record<string, string | number | Text>): Text {
  const key = JSON.stringify([code, values]);
  const known = sentences.get(key);
  if (known) return known;
  const text = fillText(texts[code], values);
  if (sentences.size < 5_000) sentences.set(key, text);
  return text;
}
