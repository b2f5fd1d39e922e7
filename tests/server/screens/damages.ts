import {
  binary,
  content,
  type Damage,
  fieldDamage,
  fieldsOf,
  listAt,
  machineDamage,
  objectAt,
  privateDamage,
  textual,
  transitionDamage,
  utf16,
} from './damage-kinds.ts';
import { queryDamages } from './query-damages.ts';
import { shapeDamages } from './shape-damages.ts';

export const damages: Damage[] = [
  textual('cut off before the last bracket', 'truncated', (text) => ({ text: text.trimEnd().slice(0, -1), at: text.trimEnd().length - 1 })),
  textual('cut off inside a string', 'truncated', (text) => ({ text: text.slice(0, text.indexOf('"name"') + 3), at: text.indexOf('"name"') + 3 })),
  textual('cut off after a colon', 'truncated', (text) => ({
    text: text.slice(0, text.indexOf('"name":') + 7),
    at: text.indexOf('"name":') + 7,
    pointer: '/name',
  })),
  binary('a byte order mark', 'byte-order-mark', (text) => `\uFEFF${text}`),
  binary('UTF-16 with a mark', 'utf-16', (text) => utf16(text, true)),
  binary('UTF-16 without a mark', 'utf-16', (text) => utf16(text, false)),
  {
    name: 'bytes that are no UTF-8',
    apply: () => ({
      bytes: new Uint8Array([...Buffer.from('{\n  "name": "'), 0xc3, 0x28, ...Buffer.from('" }')]),
      code: 'not-utf-8',
      pointer: '',
      line: 2,
      column: 12,
    }),
  },
  binary('an empty file', 'empty', () => ''),
  binary('blanks only', 'empty', () => ' \n\n'),
  binary('null', 'not-an-object', () => 'null'),
  binary('an array instead of an object', 'not-an-object', (text) => `[${text}]`),
  binary('more than a megabyte', 'too-large', (text) => text + ' '.repeat(1_048_576)),
  textual('a trailing comma', 'trailing-comma', (text) => {
    const at = text.trimEnd().length - 2;
    return { text: `${text.slice(0, at)},${text.slice(at)}`, at };
  }),
  textual('a line comment', 'comment', (text) => ({ text: text.replace('{', '{ // note'), at: 2 })),
  textual('a block comment', 'comment', (text) => ({ text: `/* note */ ${text}`, at: 0 })),
  textual('a key given twice', 'duplicate-key', (text) => {
    const at = text.lastIndexOf('\n}');
    return { text: `${text.slice(0, at)},\n  "label": {}\n}`, at: at + 4, pointer: '/label' };
  }),
  textual('a __proto__ key', 'forbidden-key', (text) => ({ text: text.replace('{\n', '{\n  "__proto__": {},\n'), at: 4, pointer: '/__proto__' })),
  textual('a constructor key', 'forbidden-key', (text) => ({ text: text.replace('{\n', '{\n  "constructor": {},\n'), at: 4, pointer: '/constructor' })),
  textual('depth 200', 'too-deep', (text) => ({
    text: text.replace('{\n', `{ "deep": ${'['.repeat(200)}${']'.repeat(200)},\n`),
    at: '{ "deep": '.length + 63,
    pointer: `/deep${'/0'.repeat(63)}`,
  })),
  textual('single quotes', 'not-json', (text) => ({ text: text.replace('"name"', "'name'"), at: text.indexOf('"name"') })),
  textual('a missing comma', 'not-json', (text) => ({ text: text.replace('{\n', '{\n  "a": 1\n'), at: '{\n  "a": 1\n  '.length })),
  textual('a merge conflict', 'not-json', (text) => ({ text: `<<<<<<< ours\n${text}`, at: 0 })),
  textual('a second document', 'trailing-content', (text) => ({ text: `${text}{}`, at: text.length })),

  content('an unknown key', 'unknown-key', (copy) => {
    copy.wholly_unknown = 1;
    return { pointer: '/wholly_unknown', part: 'key' };
  }),
  content('a misspelt key', 'unknown-key', (copy) => {
    copy.lable = copy.label ?? null;
    return { pointer: '/lable', part: 'key' };
  }),
  content('a name of the wrong type', 'wrong-type', (copy) => {
    copy.name = 7;
    return { pointer: '/name' };
  }),
  content('a name that is no slug', 'wrong-form', (copy) => {
    copy.name = 'Has Spaces';
    return { pointer: '/name' };
  }),
  content('a name that is too long', 'name-too-long', (copy) => {
    copy.name = 'x'.repeat(64);
    return { pointer: '/name' };
  }),
  content('no name', 'missing-key', (copy) => {
    delete copy.name;
    return { pointer: '' };
  }),
  content('no label', 'missing-key', (copy) => {
    delete copy.label;
    return { pointer: '' };
  }),
  content('no English label', 'missing-text', (copy) => {
    copy.label = { zh_cn: '仅中文' };
    return { pointer: '/label' };
  }),
  content('a blank Chinese label', 'missing-text', (copy) => {
    copy.label = { zh_cn: ' ', en: 'English' };
    return { pointer: '/label/zh_cn' };
  }),
  content('a site that does not exist', 'unknown-value', (copy) => {
    copy.site = 'backoffice';
    return { pointer: '/site' };
  }),
  content('a route without a leading slash', 'wrong-form', (copy) => {
    copy.routes = { edit: 'edit/me' };
    return { pointer: '/routes/edit' };
  }),
  content('hooks that are no plugin reference', 'wrong-form', (copy) => {
    copy.hooks = 'hooks';
    return { pointer: '/hooks' };
  }),
  content('hooks nobody offers', 'unknown-plugin-part', (copy) => {
    copy.hooks = 'nowhere/hooks';
    return { pointer: '/hooks' };
  }),
  content('neither schema nor page', 'missing-schema', (copy) => {
    delete copy.schema;
    delete copy.page;
    delete copy.dashboard;
    return { pointer: '' };
  }),
  content('a name another screen has', 'duplicate-name', (copy, other) => {
    copy.name = other.name;
    return { pointer: '/name' };
  }),
  content('a route another screen has, in capitals', 'duplicate-route', (copy, other) => {
    copy.site = 'admin';
    copy.routes = { ...objectAt(copy.routes), edit: other.list.toUpperCase() };
    return { pointer: '/routes/edit' };
  }),
  content('a route of the shell', 'reserved-route', (copy) => {
    copy.routes = { ...objectAt(copy.routes), edit: '/login' };
    return { pointer: '/routes/edit' };
  }),
  content('a route that begins with where the site stands', 'route-with-base', (copy) => {
    copy.site = 'admin';
    copy.routes = { ...objectAt(copy.routes), edit: '/admin/probe' };
    return { pointer: '/routes/edit' };
  }),
  content('a menu section that does not exist', 'unknown-section', (copy) => {
    copy.menu = { section: 'nowhere' };
    return { pointer: '/menu/section' };
  }),
  content('an icon that does not exist', 'unknown-icon', (copy) => {
    copy.menu = { section: 'extension', icon: 'user-group' };
    return { pointer: '/menu/icon' };
  }),
  content('an action nobody handles', 'unknown-plugin-part', (copy) => {
    copy.actions = { probe: { at: 'toolbar', label: { zh_cn: '探针', en: 'Probe' }, handler: 'nowhere/probe' } };
    return { pointer: '/actions/probe/handler' };
  }),
  content('an action that does nothing', 'action-does-nothing', (copy) => {
    copy.actions = { probe: { at: 'toolbar', label: { zh_cn: '探针', en: 'Probe' } } };
    return { pointer: '/actions/probe' };
  }),
  content('a level for a verb that does not exist', 'unknown-verb', (copy) => {
    copy.access = { ...objectAt(copy.access), levels: { Vanish: 255 } };
    return { pointer: '/access/levels/Vanish', part: 'key' };
  }),

  fieldDamage('a field of an unknown type', 'unknown-value', { type: 'text' }, '/type'),
  fieldDamage('an unknown format', 'unknown-format', { type: 'string', format: 'riichtext' }, '/format'),
  fieldDamage('tags on an integer', 'format-on-wrong-type', { type: 'integer', format: 'tags' }, '/format'),
  fieldDamage('an address list on an array', 'format-on-wrong-type', { type: 'array', format: 'ip-list' }, '/format'),
  fieldDamage('a default of the wrong type', 'default-does-not-fit', { type: 'integer', default: 'seven' }, '/default'),
  fieldDamage('a default beyond its limit', 'default-does-not-fit', { type: 'integer', maximum: 5, default: 7 }, '/default'),
  fieldDamage('an empty default of choices from data', 'default-does-not-fit', { type: 'string', options: { from: 'level' }, default: '' }, '/default'),
  fieldDamage('a default that is no option', 'default-does-not-fit', { type: 'string', enum: ['a', 'b'], default: 'c' }, '/default'),
  fieldDamage('a minimum above its maximum', 'limits-crossed', { type: 'integer', minimum: 9, maximum: 3 }, '/maximum'),
  fieldDamage('a length limit on a number', 'keyword-on-wrong-type', { type: 'integer', maxLength: 3 }, '/maxLength', 'key'),
  fieldDamage(
    'too few option labels',
    'enum-label-length',
    { type: 'string', enum: ['a', 'b'], enumLabel: { zh_cn: ['甲'], en: ['A', 'B'] } },
    '/enumLabel/zh_cn',
  ),
  fieldDamage('too many tones', 'enum-tone-length', { type: 'string', enum: ['a'], enumTone: ['info', 'error'] }, '/enumTone'),
  fieldDamage('an option given twice', 'listed-twice', { type: 'string', enum: ['a', 'a'] }, '/enum/1'),
  fieldDamage('an option of the wrong type', 'enum-of-wrong-type', { type: 'integer', enum: [1, 'b'] }, '/enum/1'),
  fieldDamage('an invalid pattern', 'pattern-invalid', { type: 'string', pattern: '([a-z' }, '/pattern'),
  fieldDamage('a catastrophic pattern', 'pattern-catastrophic', { type: 'string', pattern: '^(a+)+$' }, '/pattern'),
  fieldDamage('a reference to no screen', 'ref-unknown-screen', { type: 'integer', format: 'ref:nothing.name' }, '/format'),
  fieldDamage('a condition on no field', 'unknown-field', { type: 'string', when: { nothing: 1 } }, '/when/nothing', 'key'),
  fieldDamage(
    'a required member that does not exist',
    'required-unknown',
    {
      type: 'object',
      required: ['b'],
      properties: { a: { type: 'string', label: { zh_cn: '甲', en: 'A' } } },
    },
    '/required/0',
  ),
  fieldDamage('a widget nobody offers', 'unknown-plugin-part', { type: 'string', widget: 'nowhere/Probe' }, '/widget'),
  fieldDamage('a reference by a phone number', 'ref-phone', { type: 'integer', format: 'ref:user.tel' }, '/format'),
  content('a reference to a field the screen lacks', 'ref-unknown-field', (copy, other) => {
    const fields = fieldsOf(copy);
    if (!fields) return null;
    fields.probe = { type: 'integer', format: `ref:${other.name}.nothing`, label: { zh_cn: '探针', en: 'Probe' } };
    return { pointer: '/schema/properties/probe/format' };
  }),
  content('a system field declared again', 'system-field', (copy) => {
    const fields = fieldsOf(copy);
    if (!fields) return null;
    fields.deleted_at = { type: 'string', label: { zh_cn: '删除', en: 'Deleted' } };
    return { pointer: '/schema/properties/deleted_at', part: 'key' };
  }),
  content('a field named after a parameter', 'reserved-field', (copy) => {
    const fields = fieldsOf(copy);
    if (!fields || copy.source) return null;
    fields.access_token = { type: 'string', label: { zh_cn: '令牌', en: 'Token' } };
    return { pointer: '/schema/properties/access_token', part: 'key' };
  }),
  content('a required field that does not exist', 'required-unknown', (copy) => {
    const schema = objectAt(copy.schema);
    if (!schema) return null;
    schema.required = ['nothing'];
    return { pointer: '/schema/required/0' };
  }),
  content('an index on no field', 'unknown-field', (copy) => {
    if (!copy.schema) return null;
    copy.table = { ...objectAt(copy.table), indexes: [['nothing']] };
    return { pointer: '/table/indexes/0/0' };
  }),
  content('a unique set with no field', 'unknown-field', (copy) => {
    if (!copy.schema) return null;
    copy.table = { ...objectAt(copy.table), unique: [['nothing']] };
    return { pointer: '/table/unique/0/0' };
  }),
  content('a table of the engine', 'reserved-table', (copy) => {
    if (!copy.schema || copy.source) return null;
    copy.table = { name: 'session' };
    return { pointer: '/table/name' };
  }),
  content('a form field that does not exist', 'unknown-field', (copy) => {
    if (!copy.schema) return null;
    copy.form = { layout: [['nothing']] };
    return { pointer: '/form/layout/0/0' };
  }),
  content('a system field in the form', 'not-a-form-field', (copy) => {
    if (!copy.schema) return null;
    copy.form = { layout: ['id'] };
    return { pointer: '/form/layout/0' };
  }),
  content('an owner that is no field', 'unknown-field', (copy) => {
    if (!copy.schema) return null;
    copy.access = { ...objectAt(copy.access), own: 'nothing' };
    return { pointer: '/access/own' };
  }),
  content('a single screen with a list', 'single-with-list', (copy) => {
    if (!copy.list) return null;
    copy.single = true;
    return { pointer: '/list', part: 'key' };
  }),
  ...(['columns', 'search', 'filters', 'sort'] as const).map((place) =>
    content(`an unknown field in ${place}`, 'unknown-field', (copy) => {
      const list = objectAt(copy.list);
      if (!list) return null;
      list[place] = ['nothing'];
      return { pointer: `/list/${place}/0` };
    }),
  ),
  ...(['columns', 'search', 'filters', 'sort'] as const).map((place) =>
    privateDamage(place, (list) => {
      list[place] = ['probe'];
    }),
  ),
  content('a search in a number', 'not-searchable', (copy) => {
    const list = objectAt(copy.list);
    if (!list) return null;
    list.search = ['id'];
    return { pointer: '/list/search/0' };
  }),
  content('a search in a moment', 'not-searchable', (copy) => {
    const list = objectAt(copy.list);
    if (!list || copy.source !== undefined) return null;
    list.search = ['created_at'];
    return { pointer: '/list/search/0' };
  }),
  content('tabs of a field without choices', 'tabs-not-choice', (copy) => {
    const list = objectAt(copy.list);
    if (!list) return null;
    list.tabs = 'id';
    return { pointer: '/list/tabs' };
  }),

  machineDamage('a state without a field', 'state-without-field', (machine, _, copy) => {
    copy.states = { ...objectAt(copy.states), nothing: { initial: machine.initial ?? null, values: machine.values ?? null } };
    return { pointer: '/states/nothing', part: 'key' };
  }),
  machineDamage('a state that is no text', 'state-not-string', (_, at, copy) => {
    const field = at.split('/').at(-1) ?? '';
    const declared = objectAt(fieldsOf(copy)?.[field]);
    if (!declared) return null;
    declared.type = 'integer';
    return { pointer: `/schema/properties/${field}/type` };
  }),
  machineDamage('an initial state that does not exist', 'unknown-state', (machine, at) => {
    machine.initial = 'nothing';
    return { pointer: `${at}/initial` };
  }),
  machineDamage('an onEdit state that does not exist', 'unknown-state', (machine, at) => {
    machine.onEdit = 'nothing';
    return { pointer: `${at}/onEdit` };
  }),
  machineDamage('a single state', 'too-few', (machine, at) => {
    const [first] = Object.entries(objectAt(machine.values) ?? {});
    if (!first) return null;
    machine.values = Object.fromEntries([first]);
    return { pointer: `${at}/values` };
  }),
  machineDamage('a tone that does not exist', 'unknown-value', (machine, at) => {
    const [value, words] = Object.entries(objectAt(machine.values) ?? {})[0] ?? [];
    const label = objectAt(words);
    if (value === undefined || !label) return null;
    label.tone = 'purple';
    return { pointer: `${at}/values/${value}/tone` };
  }),
  transitionDamage('a transition from a state that does not exist', 'unknown-state', (transition, at) => {
    transition.from = ['nothing'];
    return { pointer: `${at}/from/0` };
  }),
  transitionDamage('a transition to a state that does not exist', 'unknown-state', (transition, at) => {
    transition.to = 'nothing';
    return { pointer: `${at}/to` };
  }),
  transitionDamage('a transition without an English label', 'missing-text', (transition, at) => {
    transition.label = { zh_cn: '仅中文' };
    return { pointer: `${at}/label` };
  }),
  transitionDamage('a verb that differs only in capitals', 'verb-taken', (transition, at, transitions) => {
    const verb = at.split('/').at(-1) ?? '';
    const twin = verb.slice(0, -1) + verb.slice(-1).toUpperCase();
    transitions[twin] = structuredClone(transition);
    return { pointer: `${at.slice(0, -verb.length)}${twin}`, part: 'key' };
  }),
  content('a transition named like a generic call', 'verb-taken', (copy) => {
    const [, machine] = Object.entries(objectAt(copy.states) ?? {})[0] ?? [];
    const [state, damaged] = [Object.keys(objectAt(copy.states) ?? {})[0], objectAt(machine)];
    if (state === undefined || !damaged || !copy.list || copy.access || copy.calls) return null;
    damaged.transitions = { remove: { from: [damaged.initial ?? ''], to: damaged.initial ?? '', label: { zh_cn: '删除', en: 'Remove' } } };
    return { pointer: `/states/${state}/transitions/remove`, part: 'key' };
  }),
  content('a list that is no object', 'wrong-type', (copy) => {
    if (!copy.list) return null;
    copy.list = listAt(objectAt(copy.list)?.columns) ?? [];
    return { pointer: '/list' };
  }),
  ...shapeDamages,
  ...queryDamages,
];
