import type { Text } from '../../text/text.ts';

/**
 * Every fault a descriptor file can have, by its stable code: what was found, what is allowed, what to do next.
 * `{allowed}` is filled by `allowedText`, which puts a "did you mean" first.
 */
export const diagnosticTexts = {
  // the file itself
  unreadable: { zh_cn: '无法读取该文件（{reason}）。请检查文件权限和链接。', en: 'The file cannot be read ({reason}). Check its permissions and links.' },
  'not-a-file': {
    zh_cn: '这里是{found}，不是普通文件。请把它移走或换成 JSON 文件。',
    en: 'This is a {found}, not a regular file. Move it away or put a JSON file in its place.',
  },
  'folder-not-read': {
    zh_cn: '文件夹 {found} 不会被读取：页面描述直接放在 schemas 下，只有 migrations 例外。',
    en: 'The folder {found} is not read: screens stand directly in schemas; only migrations may be a folder. Move its files up.',
  },
  'symlink-outside': { zh_cn: '该链接指向文件夹之外。请把文件复制到文件夹内。', en: 'The link points outside its folder. Copy the file into the folder.' },
  'too-large': {
    zh_cn: '文件有 {found} 字节，最多 {limit} 字节。请拆分成多个页面。',
    en: 'The file has {found} bytes; at most {limit} are allowed. Split it into several screens.',
  },
  'byte-order-mark': { zh_cn: '文件以 BOM 开头。请另存为不带 BOM 的 UTF-8。', en: 'The file starts with a byte order mark. Save it as UTF-8 without BOM.' },
  'utf-16': { zh_cn: '文件是 UTF-16 编码，只允许 UTF-8。请另存为 UTF-8。', en: 'The file is UTF-16; only UTF-8 is allowed. Save it as UTF-8.' },
  'not-utf-8': { zh_cn: '此处的字节不是 UTF-8。请另存为 UTF-8。', en: 'These bytes are not UTF-8. Save the file as UTF-8.' },
  empty: { zh_cn: '文件是空的。最小的页面描述包含 name、label 和 schema。', en: 'The file is empty. The smallest screen has name, label and schema.' },
  'not-an-object': { zh_cn: '文件内容是{found}，应为一个 JSON 对象 {…}。', en: 'The file holds {found}; it must hold one JSON object {…}.' },
  truncated: { zh_cn: '文件在 {where} 处中断，缺少后面的内容。请补全或恢复文件。', en: 'The file ends in the middle of {where}. Complete or restore it.' },
  'trailing-comma': { zh_cn: '最后一项之后多了一个逗号。请删除它。', en: 'There is a comma after the last entry. Remove it.' },
  comment: {
    zh_cn: 'JSON 不允许注释。请删除注释，说明可以写在 purpose 中。',
    en: 'JSON has no comments. Remove it; the purpose of a screen can stand in "purpose".',
  },
  'duplicate-key': { zh_cn: '键 "{found}" 在同一对象中出现了两次。请只保留一个。', en: 'The key "{found}" stands twice in this object. Keep one.' },
  'forbidden-key': { zh_cn: '不允许使用键 "{found}"。请换一个名称。', en: 'The key "{found}" is not allowed anywhere. Choose another name.' },
  'too-deep': { zh_cn: '嵌套超过 {limit} 层。请简化结构。', en: 'Nested deeper than {limit} levels. Flatten the structure.' },
  'not-json': { zh_cn: '此处是 {found}，应为 {allowed}。', en: 'Found {found} where {allowed} must stand.' },
  'trailing-content': { zh_cn: 'JSON 对象之后还有内容：{found}。请删除。', en: 'Something follows the JSON object: {found}. Remove it.' },

  // the shape of the file
  'unknown-key': { zh_cn: '未知的键 "{found}"。{allowed}', en: 'Unknown key "{found}". {allowed}' },
  'missing-key': { zh_cn: '缺少键 "{found}"。请在此对象中加上它。', en: 'The key "{found}" is missing. Add it to this object.' },
  'missing-text': { zh_cn: '缺少{language}文字。每段文字都要有中文和英文。', en: 'The {language} text is missing. Every text needs Chinese and English.' },
  'missing-schema': {
    zh_cn: '该页面没有 schema 也没有 page。请描述字段（schema）或指定手写页面（page）。',
    en: 'The screen has neither schema nor page. Describe its fields (schema) or name a hand-made page (page).',
  },
  'wrong-type': { zh_cn: '此处是{found}，应为{allowed}。', en: 'Found {found}; {allowed} must stand here.' },
  'unknown-value': { zh_cn: '不允许的值 {found}。{allowed}', en: 'The value {found} is not allowed. {allowed}' },
  'wrong-form': { zh_cn: '"{found}" 的写法不对，应为{allowed}。', en: '"{found}" is not well formed; {allowed} must stand here.' },
  'name-too-long': {
    zh_cn: '名称有 {found} 个字符，最多 {limit} 个。请缩短。',
    en: 'The name has {found} characters; at most {limit} are allowed. Shorten it.',
  },
  'too-few': { zh_cn: '此处至少需要 {limit} 项。', en: 'At least {limit} entries must stand here.' },
  'listed-twice': { zh_cn: '{found} 重复出现。请只保留一个。', en: '{found} is listed twice. Keep one.' },
  'out-of-range': { zh_cn: '{found} 超出范围：{allowed}。', en: '{found} is out of range: {allowed}.' },
  'unknown-format': { zh_cn: '未知的格式 "{found}"。{allowed}', en: 'Unknown format "{found}". {allowed}' },

  // fields
  'system-field': {
    zh_cn: '"{found}" 是每张表自带的字段，不能重新声明。请换一个名称。',
    en: '"{found}" is a column every table has; it cannot be declared again. Choose another name.',
  },
  'reserved-field': {
    zh_cn: '"{found}" 是接口自身的参数，不能用作字段名。请换一个名称。',
    en: '"{found}" is a parameter of the calls themselves and cannot name a field. Choose another name.',
  },
  'format-on-wrong-type': {
    zh_cn: '格式 "{format}" 不能用于类型 {found}，只能用于 {allowed}。',
    en: 'The format "{format}" cannot stand on type {found}, only on {allowed}.',
  },
  'keyword-on-wrong-type': {
    zh_cn: '"{keyword}" 对类型 {found} 不起作用，只用于 {allowed}。请删除它或改类型。',
    en: '"{keyword}" says nothing about type {found}, only about {allowed}. Remove it or change the type.',
  },
  'enum-of-wrong-type': { zh_cn: '选项 {found} 不是 {allowed} 类型。', en: 'The option {found} is not of type {allowed}.' },
  'enum-label-length': {
    zh_cn: '{language}有 {found} 个选项文字，而 enum 有 {limit} 个值。请一一对应。',
    en: 'There are {found} {language} option labels but {limit} values in enum. Give one label per value.',
  },
  'enum-label-without-enum': {
    zh_cn: '有 enumLabel 但没有 enum。请加上 enum 或删除 enumLabel。',
    en: 'There is enumLabel but no enum. Add enum or remove enumLabel.',
  },
  'default-does-not-fit': {
    zh_cn: '默认值 {found} 不符合字段自身的规则：{allowed}。',
    en: 'The default {found} breaks the rules of its own field: {allowed}.',
  },
  'limits-crossed': {
    zh_cn: '{lower} 大于 {upper}，没有值能满足。请交换或修改。',
    en: '{lower} is greater than {upper}: no value can pass. Swap or change them.',
  },
  'pattern-invalid': { zh_cn: '正则表达式无效：{reason}。', en: 'The regular expression is not valid: {reason}.' },
  'pattern-catastrophic': {
    zh_cn: '该正则表达式在特殊输入上会极慢（{reason}）。请去掉嵌套的重复。',
    en: 'This regular expression takes forever on some inputs ({reason}). Remove nested repetition.',
  },
  'required-unknown': { zh_cn: 'required 中的 "{found}" 不是字段。{allowed}', en: '"{found}" in required is not a field. {allowed}' },
  'when-value': { zh_cn: '字段 "{field}" 永远不会等于 {found}。{allowed}', en: 'The field "{field}" can never be {found}. {allowed}' },
  'ref-unknown-screen': { zh_cn: '没有名为 "{found}" 的页面。{allowed}', en: 'There is no screen "{found}". {allowed}' },
  'ref-unknown-field': { zh_cn: '页面 "{screen}" 没有字段 "{found}"。{allowed}', en: 'The screen "{screen}" has no field "{found}". {allowed}' },
  'ref-screen-broken': {
    zh_cn: '引用的页面 "{found}" 目前有错误，未生效。请先修复它。',
    en: 'The screen "{found}" referred to has faults of its own and is not live. Mend it first.',
  },

  // list, form, detail, table
  'unknown-field': { zh_cn: '没有字段 "{found}"。{allowed}', en: 'There is no field "{found}". {allowed}' },
  'private-field': {
    zh_cn: '"{found}" 是密码或密钥，不能出现在{place}中。请移除。',
    en: '"{found}" is a password or secret and cannot stand in {place}. Take it out.',
  },
  'not-searchable': {
    zh_cn: '"{found}" 的类型是 {type}，只能搜索文本字段。请改用 filters。',
    en: '"{found}" is of type {type}; only texts can be searched. Use filters for it.',
  },
  'tabs-not-choice': { zh_cn: '"{found}" 既不是状态也没有 enum，不能作为标签页。', en: '"{found}" is neither a state nor an enum, so it cannot make tabs.' },
  'not-a-form-field': {
    zh_cn: '"{found}" 由服务器或状态流转设置，不能放在表单中。请移除。',
    en: '"{found}" is set by the server or by transitions and cannot stand in a form. Take it out.',
  },
  'placed-twice': { zh_cn: '"{found}" 在布局中出现了两次。请只保留一处。', en: '"{found}" stands twice in this layout. Keep one place.' },
  'required-not-in-form': {
    zh_cn: '必填字段 "{found}" 不在表单布局中，也没有默认值，无法填写。',
    en: 'The required field "{found}" is not in the form layout and has no default, so nobody can fill it in.',
  },
  'single-with-list': {
    zh_cn: '单记录页面（single）没有列表。请删除 {found} 或删除 single。',
    en: 'A single screen has no list. Remove {found}, or remove single.',
  },
  'page-with-single': { zh_cn: 'page 与 single 不能同时使用。请只保留一个。', en: 'page and single exclude each other. Keep one.' },
  'needs-schema': {
    zh_cn: '没有 schema，"{found}" 没有字段可用。请加上 schema 或删除它。',
    en: 'Without schema, "{found}" has no fields to speak of. Add schema or remove it.',
  },
  'own-not-account': { zh_cn: 'own 字段 "{found}" 必须是整数（账号 ID）。', en: 'The own field "{found}" must be an integer: the id of an account.' },

  // states, actions, calls
  'state-without-field': {
    zh_cn: '状态 "{found}" 没有对应的字段。请在 schema.properties 中声明它。',
    en: 'The state "{found}" has no field. Declare it in schema.properties.',
  },
  'state-not-string': { zh_cn: '状态字段 "{found}" 的类型必须是 string。', en: 'The state field "{found}" must be of type string.' },
  'state-with-enum': {
    zh_cn: '状态字段的取值由 states 决定，不能再写 {found}。请删除。',
    en: 'The values of a state field come from states; {found} cannot stand beside them. Remove it.',
  },
  'unknown-state': { zh_cn: '没有状态值 "{found}"。{allowed}', en: 'There is no state value "{found}". {allowed}' },
  'verb-taken': {
    zh_cn: '动作 "{found}" 已被 {other} 使用（不区分大小写）。请换一个名称。',
    en: 'The verb "{found}" is already taken by {other} (capitals do not count). Choose another name.',
  },
  'unknown-verb': { zh_cn: '没有动作 "{found}"。{allowed}', en: 'There is no verb "{found}". {allowed}' },
  'call-not-offered': { zh_cn: '该页面不提供 {found}，无法改名。{allowed}', en: 'The screen does not offer {found}, so it cannot be renamed. {allowed}' },
  'action-does-nothing': {
    zh_cn: '该动作没有 handler、open 或 widget，什么也不会做。请加上一个。',
    en: 'The action has no handler, open or widget, so it does nothing. Add one.',
  },
  'unknown-plugin-part': {
    zh_cn: '没有插件提供{half} "{found}"。请检查名称，安装插件，或运行 npm run generate。',
    en: 'No plugin offers the {half} "{found}". Check the name, install the plugin, or run npm run generate.',
  },

  // between screens
  'duplicate-name': { zh_cn: '名称 "{found}" 已被 {other} 使用。请改名。', en: 'The name "{found}" is already used by {other}. Rename this screen.' },
  'duplicate-route': {
    zh_cn: '路由 {found} 已被页面 "{other}" 使用（不区分大小写）。请改路由。',
    en: 'The route {found} is already used by screen "{other}" (capitals do not count). Change it.',
  },
  'reserved-route': { zh_cn: '路由 {found} 属于系统自身。请换一个。', en: 'The route {found} belongs to the system itself. Choose another.' },
  'reserved-table': {
    zh_cn: '表 "{found}" 属于系统自身。请用 table.name 指定其他表名。',
    en: 'The table "{found}" belongs to the engine itself. Give another in table.name.',
  },
  'table-conflict': {
    zh_cn: '表 "{table}" 的列 "{found}" 在页面 "{other}" 中是 {theirs}，这里是 {ours}。请统一类型。',
    en: 'The column "{found}" of table "{table}" is {theirs} in screen "{other}" but {ours} here. Make them agree.',
  },
  'unknown-section': { zh_cn: '没有菜单分组 "{found}"。{allowed}', en: 'There is no menu section "{found}". {allowed}' },
  'menu-entry-without-page': {
    zh_cn: '该页面没有 "{found}" 页，不能放进菜单。{allowed}',
    en: 'The screen has no "{found}" page to put into the menu. {allowed}',
  },

  // taking a screen live
  'table-refused': { zh_cn: '表结构无法安全变更：{reason}', en: 'The table cannot be changed safely: {reason}' },
  'not-accepted': {
    zh_cn: '该页面无法生效，原因见服务器日志。修复后重新保存文件。',
    en: 'The screen could not go live; the server log says why. Save the file again once that is mended.',
  },
} as const satisfies Record<string, Text>;

export type DiagnosticCode = keyof typeof diagnosticTexts;
