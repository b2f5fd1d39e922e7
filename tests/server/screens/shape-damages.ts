import type { Json } from '../../../engine/core/json/json.ts';
import { content, type Damage, fieldDamage, fieldsOf, listAt, objectAt, transitionDamage } from './damage-kinds.ts';

/** A condition of `access` on fields made for it. */
function whereDamage(name: string, code: Parameters<typeof content>[1], where: Record<string, Json>, at: string, part?: 'key' | 'value'): Damage {
  return accessDamage(name, code, { where }, `/access/where${at}`, part);
}

function accessDamage(name: string, code: Parameters<typeof content>[1], words: Record<string, Json>, pointer: string, part?: 'key' | 'value'): Damage {
  return content(name, code, (copy) => {
    const fields = fieldsOf(copy);
    if (!fields) return null;
    const label = { zh_cn: '探针', en: 'Probe' };
    fields.probe_ref = { type: 'integer', format: 'ref:user.username', label };
    fields.probe_text = { type: 'string', label };
    fields.probe_at = { type: 'string', format: 'date-time', label };
    fields.probe_key = { type: 'string', format: 'secret', label };
    copy.access = { ...objectAt(copy.access), ...words };
    return { pointer, part };
  });
}

/** A list that is drawn otherwise, with a field of each kind that looks rest on but for those named. */
function lookDamage(name: string, code: Parameters<typeof content>[1], words: Record<string, Json>, pointer: string, part?: 'key' | 'value'): Damage {
  return content(name, code, (copy) => {
    const [fields, list] = [fieldsOf(copy), objectAt(copy.list)];
    if (!fields || !list || copy.states !== undefined || copy.source !== undefined) return null;
    const label = { zh_cn: '探针', en: 'Probe' };
    fields.probe_image = { type: 'integer', label };
    fields.probe_list = { type: 'array', items: { type: 'string' }, label };
    fields.probe_long = { type: 'string', format: 'multiline', label };
    Object.assign(list, words);
    return { pointer, part };
  });
}

/** The first column of the list. */
function columnDamage(name: string, code: Parameters<typeof content>[1], column: Record<string, Json>, at: string): Damage {
  return content(name, code, (copy) => {
    const [list, columns] = [objectAt(copy.list), listAt(objectAt(copy.list)?.columns)];
    if (!list || !columns) return null;
    list.columns = [column, ...columns];
    return { pointer: `/list/columns/0${at}` };
  });
}

/** What the list's route says. */
function routeDamage(name: string, code: Parameters<typeof content>[1], route: Record<string, Json>, at: string, part?: 'key' | 'value'): Damage {
  return content(name, code, (copy) => {
    if (copy.page || copy.single) return null;
    copy.routes = { ...objectAt(copy.routes), list: route };
    return { pointer: `/routes/list${at}`, part };
  });
}

/** A rule across fields made for it. */
function ruleDamage(name: string, code: Parameters<typeof content>[1], words: Record<string, Json>, at: string, part?: 'key' | 'value'): Damage {
  return content(name, code, (copy) => {
    const [fields, schema] = [fieldsOf(copy), objectAt(copy.schema)];
    if (!fields || !schema) return null;
    const label = { zh_cn: '探针', en: 'Probe' };
    fields.probe = { type: 'string', format: 'date', label };
    fields.probe_no = { type: 'integer', format: 'ref:user.username', label };
    schema.rules = [{ must: { probe: { empty: false } }, message: label, at: 'probe', ...words }];
    return { pointer: `/schema/rules/0${at}`, part };
  });
}

/** A part whose only entry is a row without a label. */
function sectionDamage(name: string, code: Parameters<typeof content>[1], part: 'form' | 'detail', as: string, at: string): Damage {
  return content(name, code, (copy) => {
    if (!fieldsOf(copy) || copy.source !== undefined) return null;
    copy[part] = { as, layout: [Object.keys(fieldsOf(copy) ?? {})[0] ?? ''] };
    return { pointer: `/${part}${at}` };
  });
}

/** Faults in conditions, effects, scope and looks. */
export const shapeDamages: Damage[] = [
  whereDamage('a condition on a field that does not exist', 'unknown-field', { probe_txt: 'a' }, '/probe_txt', 'key'),
  whereDamage('a condition on a secret', 'private-condition', { probe_key: { empty: true } }, '/probe_key', 'key'),
  whereDamage('a word of a condition that does not exist', 'unknown-key', { probe_ref: { min: 1 } }, '/probe_ref/min', 'key'),
  whereDamage('a condition without anything', 'too-few', { probe_ref: {} }, '/probe_ref'),
  whereDamage('a limit on a text', 'limit-without-order', { probe_text: { atMost: 'm' } }, '/probe_text/atMost', 'key'),
  whereDamage('a limit that is no date', 'when-value', { probe_at: { before: 'tomorrow' } }, '/probe_at/before'),
  whereDamage('a moment that is to be equal', 'moment-equality', { probe_at: '$now' }, '/probe_at'),
  whereDamage('a word for a value that does not exist', 'value-word-unknown', { probe_ref: '$acount' }, '/probe_ref'),
  whereDamage('a day shifted by minutes', 'value-word-unknown', { probe_at: { before: '$today-5m' } }, '/probe_at/before'),
  whereDamage('the word for an account on a text', 'value-word-type', { probe_text: '$account' }, '/probe_text'),
  whereDamage('a form where there is none', 'value-word-out-of-place', { probe_text: '$form.title' }, '/probe_text'),
  whereDamage('another field as a value and no limit', 'value-word-out-of-place', { probe_ref: '$self.id' }, '/probe_ref'),
  whereDamage('a moment after a number', 'value-word-type', { probe_at: { after: '$self.probe_ref' } }, '/probe_at/after'),
  whereDamage('a limit by a field that does not exist', 'unknown-field', { probe_ref: { after: '$self.probe_rf' } }, '/probe_ref/after'),
  whereDamage('a lookup through a text', 'lookup-not-reference', { 'probe_text.username': 'a' }, '/probe_text.username', 'key'),
  whereDamage('a lookup of a field the other screen has not', 'ref-unknown-field', { 'probe_ref.user': 'a' }, '/probe_ref.user', 'key'),
  whereDamage('a lookup of a password', 'private-condition', { 'probe_ref.password': 'a' }, '/probe_ref.password', 'key'),
  whereDamage('a lookup of two steps', 'wrong-form', { 'probe_ref.created_by.id': 1 }, '/probe_ref.created_by.id', 'key'),
  lookDamage('a look that does not exist', 'unknown-value', { as: ['table', 'cards'] }, '/list/as/1'),
  lookDamage('a look given twice', 'listed-twice', { as: ['table', 'table'] }, '/list/as/1'),
  lookDamage('no look at all', 'too-few', { as: [] }, '/list/as'),
  lookDamage('a tree without a reference to itself', 'look-without-field', { as: 'tree' }, '/list/as'),
  lookDamage('a kanban without states', 'look-without-field', { as: ['table', 'kanban'] }, '/list/as/1'),
  lookDamage('a tree by a field that is no reference', 'look-wrong-field', { as: 'tree', parent: 'probe_image' }, '/list/parent'),
  lookDamage('a tree by a field that does not exist', 'look-wrong-field', { as: 'tree', parent: 'probe_up' }, '/list/parent'),
  lookDamage('a gallery of numbers', 'look-wrong-field', { as: 'gallery', image: 'probe_image' }, '/list/image'),
  lookDamage('a kanban by what is no state', 'look-wrong-field', { as: 'kanban', state: 'probe_image' }, '/list/state'),
  sectionDamage('a form in steps that is no section', 'section-without-label', 'form', 'steps', '/layout/0'),
  sectionDamage('a detail in steps', 'unknown-value', 'detail', 'steps', '/as'),
  sectionDamage('one tab alone', 'section-alone', 'detail', 'tabs', '/as'),
  lookDamage('groups of a field that does not exist', 'ref-unknown-field', { groupBy: 'probe_group' }, '/list/groupBy'),
  lookDamage('groups of lists', 'query-not-groupable', { groupBy: 'probe_list' }, '/list/groupBy'),
  lookDamage('groups of long texts', 'group-without-index', { groupBy: 'probe_long' }, '/list/groupBy'),
  lookDamage('a picture without a gallery', 'look-not-offered', { image: 'probe_image' }, '/list/image', 'key'),
  accessDamage('an owner that is a text', 'own-not-account', { own: ['probe_ref', 'probe_text'] }, '/access/own/1'),
  accessDamage('an owner that does not exist', 'unknown-field', { own: 'probe_owner' }, '/access/own'),
  accessDamage('an owner behind a reference that is a text', 'own-not-account', { own: 'probe_ref.username' }, '/access/own'),
  fieldDamage('a default that is no word of its type', 'value-word-type', { type: 'integer', default: '$today' }, '/default'),
  fieldDamage('a default that stands for nothing there', 'value-word-out-of-place', { type: 'integer', default: '$form.a' }, '/default'),
  fieldDamage('a when with two values of which one cannot be', 'when-value', { type: 'string', when: { probe: ['a', 1] } }, '/when/probe/1'),
  fieldDamage('a percentage in words', 'format-on-wrong-type', { type: 'string', format: 'percent' }, '/format'),
  fieldDamage('a size in parts of a byte', 'format-on-wrong-type', { type: 'number', format: 'bytes' }, '/format'),
  fieldDamage('a picture without a height', 'unknown-format', { type: 'string', format: 'image:380' }, '/format'),
  fieldDamage('parameters of a call nobody names', 'parameters-unknown-field', { type: 'object', format: 'parameters:nothing' }, '/format'),
  fieldDamage('a library beside what is no picture', 'library-not-picture', { type: 'string', library: 'garden.photo' }, '/library', 'key'),
  fieldDamage('a library without such pictures', 'library-unknown-field', { type: 'string', format: 'image', library: 'asset.title' }, '/library'),
  fieldDamage('lines of what is no secret', 'lines-without-secret', { type: 'string', format: 'multiline', lines: 5 }, '/lines', 'key'),
  routeDamage('a page whose address is no path', 'wrong-form', { path: 'things' }, '/path'),
  routeDamage('a page that says nothing of itself', 'too-few', {}, ''),
  routeDamage('a page that is kept on purpose', 'unknown-value', { notCache: false }, '/notCache'),
  routeDamage('a page that asks by another word', 'unknown-key', { beforeClose: true }, '/beforeClose', 'key'),
  content('names of calls under their old word', 'unknown-key', (copy) => {
    copy.calls = { List: 'GetAll' };
    return { pointer: '/calls', part: 'key' };
  }),
  content('a button that stands nowhere', 'unknown-value', (copy) => {
    copy.actions = { probe: { at: 'page', label: { zh_cn: '探针', en: 'Probe' }, open: '/home' } };
    return { pointer: '/actions/probe/at' };
  }),
  content('an answer that is shown by nobody', 'wrong-form', (copy) => {
    copy.actions = { probe: { at: 'record', label: { zh_cn: '探针', en: 'Probe' }, open: '/home', result: 'secrets' } };
    return { pointer: '/actions/probe/result' };
  }),
  columnDamage('a column of a field that does not exist', 'unknown-field', { field: 'nobody' }, '/field'),
  columnDamage('a column without a field', 'missing-key', { width: 90 }, ''),
  columnDamage('a column nobody could see', 'out-of-range', { field: 'id', width: 5 }, '/width'),
  columnDamage('a column with a share of the width', 'wrong-type', { field: 'id', width: '20%' }, '/width'),
  columnDamage('a column before all others', 'out-of-range', { field: 'id', priority: -1 }, '/priority'),
  content('rows that are kept for a field that does not exist', 'unknown-field', (copy) => {
    if (copy.page || copy.source || copy.dashboard) return null;
    copy.table = { ...objectAt(copy.table), keep: { last: 5, per: 'nobody' } };
    return { pointer: '/table/keep/per' };
  }),
  content('rows of which none is kept', 'out-of-range', (copy) => {
    if (copy.page || copy.source || copy.dashboard) return null;
    copy.table = { ...objectAt(copy.table), keep: { last: 0 } };
    return { pointer: '/table/keep/last' };
  }),
  fieldDamage('a removal that follows a text', 'on-remove-not-reference', { type: 'string', onRemove: 'cascade' }, '/onRemove', 'key'),
  fieldDamage('a removal that follows as nobody knows', 'unknown-value', { type: 'integer', format: 'ref:user.username', onRemove: 'delete' }, '/onRemove'),
  content('a removal that empties what must be filled in', 'on-remove-clears-required', (copy) => {
    const [fields, schema] = [fieldsOf(copy), objectAt(copy.schema)];
    if (!fields || !schema || copy.form) return null;
    fields.probe = { type: 'integer', format: 'ref:user.username', onRemove: 'clear', label: { zh_cn: '探针', en: 'Probe' } };
    schema.required = [...(listAt(schema.required) ?? []), 'probe'];
    return { pointer: '/schema/properties/probe/onRemove' };
  }),
  ruleDamage('a rule on a field that does not exist', 'unknown-field', { must: { probe_x: 1 } }, '/must/probe_x', 'key'),
  ruleDamage('a rule against a field that does not exist', 'unknown-field', { must: { probe: { after: '$form.begin' } } }, '/must/probe/after'),
  ruleDamage('a rule against what is no date', 'value-word-type', { must: { probe: { after: '$form.probe_no' } } }, '/must/probe/after'),
  ruleDamage('a rule of a word that means nothing', 'value-word-unknown', { must: { probe: { after: '$begin' } } }, '/must/probe/after'),
  ruleDamage('a rule that looks through a reference', 'lookup-in-form', { must: { 'probe_no.level': 1 } }, '/must/probe_no.level', 'key'),
  ruleDamage('a rule told where nobody fills in', 'rule-at-unknown', { at: 'id' }, '/at'),
  ruleDamage('a rule that asks nothing', 'too-few', { must: {} }, '/must'),
  ruleDamage('a rule without a word', 'missing-text', { message: { en: 'No' } }, '/message'),
  ruleDamage('a rule for records that cannot be', 'when-value', { when: { probe_no: 'a' } }, '/when/probe_no'),
  content('a field that is required twice over', 'required-anyway', (copy) => {
    const [fields, schema] = [fieldsOf(copy), objectAt(copy.schema)];
    if (!fields || !schema || copy.form) return null;
    fields.probe = { type: 'string', requiredWhen: { probe_no: 1 }, label: { zh_cn: '探针', en: 'Probe' } };
    fields.probe_no = { type: 'integer', label: { zh_cn: '探针', en: 'Probe' } };
    schema.required = [...(listAt(schema.required) ?? []), 'probe'];
    return { pointer: '/schema/properties/probe/requiredWhen', part: 'key' };
  }),
  transitionDamage('a transition that sets a field that does not exist', 'unknown-field', (transition, at) => {
    transition.set = { nobody: '$account' };
    return { pointer: `${at}/set/nobody`, part: 'key' };
  }),
  transitionDamage('a transition that sets a system column', 'set-not-own', (transition, at) => {
    transition.set = { created_at: '$now' };
    return { pointer: `${at}/set/created_at`, part: 'key' };
  }),
  content('an effect that reads a secret into the open', 'value-word-type', (copy) => {
    const fields = fieldsOf(copy);
    if (!fields) return null;
    const label = { zh_cn: '探针', en: 'Probe' };
    fields.probe = { type: 'string', label };
    fields.probe_key = { type: 'string', format: 'secret', label };
    copy.edit = { ...objectAt(copy.edit), set: { probe: '$record.probe_key' } };
    return { pointer: '/edit/set/probe' };
  }),
  content('an edit that sets a day to a moment', 'value-word-type', (copy) => {
    const fields = fieldsOf(copy);
    if (!fields || copy.source) return null;
    fields.probe_day = { type: 'string', format: 'date', label: { zh_cn: '探针', en: 'Probe' } };
    copy.edit = { set: { probe_day: '$now' } };
    return { pointer: '/edit/set/probe_day' };
  }),
  content('an owner of what stands for no record', 'toolbar-without-record', (copy) => {
    copy.actions = { probe: { at: 'toolbar', label: { zh_cn: '探针', en: 'Probe' }, open: '/home', own: 'created_by' } };
    return { pointer: '/actions/probe/own', part: 'key' };
  }),
  fieldDamage(
    'a form that looks through a reference',
    'lookup-in-form',
    { type: 'integer', format: 'ref:user.username', when: { 'probe.level': 1 } },
    '/when/probe.level',
    'key',
  ),
  transitionDamage('a transition that sets a state past its machine', 'set-state', (transition, at) => {
    const field = at.split('/')[2] ?? '';
    transition.set = { [field]: 'passed' };
    return { pointer: `${at}/set/${field}`, part: 'key' };
  }),
  content('a figure of a list nobody counts', 'figure-uncounted', (copy) => {
    const list = objectAt(copy.list);
    if (!list) return null;
    Object.assign(list, { total: false, figure: { zh_cn: '探针', en: 'Probes' } });
    return { pointer: '/list/figure', part: 'key' };
  }),
  transitionDamage('a transition not by a moment', 'account-field', (transition, at) => {
    transition.notBy = 'created_at';
    return { pointer: `${at}/notBy` };
  }),
  transitionDamage('a transition that moves what is no reference', 'move-not-reference', (transition, at) => {
    transition.move = { rev: 'pass' };
    return { pointer: `${at}/move/rev`, part: 'key' };
  }),
  transitionDamage('a transition that moves a record another way than it can go', 'move-unknown', (transition, at) => {
    transition.move = { created_by: 'fly' };
    return { pointer: `${at}/move/created_by` };
  }),
  content('a job without a handler', 'job-without-handler', (copy) => {
    copy.actions = { probe: { at: 'toolbar', label: { zh_cn: '探针', en: 'Probe' }, open: '/home', job: true } };
    return { pointer: '/actions/probe/job', part: 'key' };
  }),
  content('a job that asks for a secret', 'job-asks-secret', (copy) => {
    const key = { type: 'string', format: 'secret', label: { zh_cn: '密钥', en: 'Key' } };
    copy.actions = { probe: { at: 'toolbar', label: { zh_cn: '探针', en: 'Probe' }, ask: { key }, handler: 'apps/resetSecret', job: true } };
    return { pointer: '/actions/probe/ask/key', part: 'key' };
  }),
  transitionDamage('a message that says what the record has not', 'unknown-field', (transition, at) => {
    transition.notify = { to: 'created_by', message: { zh_cn: '已处理 {probe}', en: 'Done: {probe}' } };
    return { pointer: `${at}/notify/message` };
  }),
  transitionDamage('a message that names an account to another', 'notify-names-account', (transition, at) => {
    transition.notify = [{ to: 'created_by', message: { zh_cn: '由 {created_by} 处理', en: 'Done by {created_by}' } }];
    return { pointer: `${at}/notify/0/message` };
  }),
  transitionDamage('a message that says a phone number', 'notify-phone', (transition, at) => {
    transition.ask = { ...objectAt(transition.ask), probe: { type: 'string', format: 'phone', label: { zh_cn: '探针', en: 'Probe' } } };
    transition.notify = { to: 'created_by', message: { zh_cn: '请致电 {probe}', en: 'Call {probe}' } };
    return { pointer: `${at}/notify/message` };
  }),
  transitionDamage('a message to no account', 'account-field', (transition, at) => {
    transition.notify = { to: 'created_at', message: { zh_cn: '已处理', en: 'Done' } };
    return { pointer: `${at}/notify/to` };
  }),
  transitionDamage('a message to those with a right nobody has', 'notify-unknown-right', (transition, at) => {
    transition.notify = { to: { right: 'Nowhere.Pass' }, message: { zh_cn: '待处理', en: 'To do' } };
    return { pointer: `${at}/notify/to/right` };
  }),
  transitionDamage('a message without words', 'missing-key', (transition, at) => {
    transition.notify = { to: 'created_by' };
    return { pointer: `${at}/notify` };
  }),
  transitionDamage('a transition by the system that asks', 'automatic-with-button', (transition, at) => {
    transition.by = 'system';
    transition.confirm = { zh_cn: '确定吗？', en: 'Sure?' };
    return { pointer: `${at}/confirm`, part: 'key' };
  }),
  content('a default filter that nobody could take away', 'filter-not-offered', (copy) => {
    const list = objectAt(copy.list);
    if (!list) return null;
    list.filter = { id: 7 };
    return { pointer: '/list/filter/id', part: 'key' };
  }),
  content('a default filter that cannot be shown', 'filter-not-shown', (copy) => {
    const list = objectAt(copy.list);
    if (!list) return null;
    list.filter = { id: { not: 7 } };
    return { pointer: '/list/filter/id/not', part: 'key' };
  }),
  content('a menu group that does not exist', 'unknown-group', (copy) => {
    const menu = objectAt(copy.menu);
    if (!menu) return null;
    menu.section = 'techzones';
    menu.group = 'nowhere';
    return { pointer: '/menu/group' };
  }),
  content('an editable state that does not exist', 'unknown-state', (copy) => {
    const [field, machine] = Object.entries(objectAt(copy.states) ?? {})[0] ?? [];
    const damaged = objectAt(machine);
    if (field === undefined || !damaged) return null;
    damaged.editable = ['nothing'];
    return { pointer: `/states/${field}/editable/0` };
  }),
];
