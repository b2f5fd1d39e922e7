import type { Json } from '../../../engine/core/json/json.ts';
import { content, type Damage, fieldsOf, objectAt } from './damage-kinds.ts';

const label = { zh_cn: '探针', en: 'Probe' };

/** A list on the page of a record, asked of apps by their owner: right for the screen of accounts alone. */
function relatedDamage(name: string, code: Parameters<typeof content>[1], query: Record<string, Json>, at: string, part?: 'key' | 'value'): Damage {
  return content(name, code, (copy) => {
    if (!fieldsOf(copy)) return null;
    copy.detail = { ...objectAt(copy.detail), related: { probe: { label, query: { from: 'app', via: 'account_id', ...query } } } };
    return { pointer: `/detail/related/probe/query${at}`, part };
  });
}

/** Words beside the query of such a list. */
function relatedWordDamage(name: string, code: Parameters<typeof content>[1], words: Record<string, Json>, at: string, part?: 'key' | 'value'): Damage {
  return content(name, code, (copy) => {
    if (!fieldsOf(copy)) return null;
    copy.detail = { ...objectAt(copy.detail), related: { probe: { label, query: { from: 'app', via: 'account_id' }, ...words } } };
    return { pointer: `/detail/related/probe${at}`, part };
  });
}

function rollupDamage(name: string, code: Parameters<typeof content>[1], field: Record<string, Json>, at: string, part?: 'key' | 'value'): Damage {
  return content(name, code, (copy) => {
    const fields = fieldsOf(copy);
    if (!fields) return null;
    fields.probe_ref = { type: 'integer', format: 'ref:user.username', label };
    fields.probe = { type: 'integer', label, ...field };
    return { pointer: `/schema/properties/probe${at}`, part };
  });
}

/** A tile that asks the accounts, on a dashboard in place of the whole file. */
function tileDamage(name: string, code: Parameters<typeof content>[1], tile: Record<string, Json>, at: string, part?: 'key' | 'value'): Damage {
  return content(name, code, (copy) => {
    const { name: own = '', label: title = label } = copy;
    for (const key of Object.keys(copy)) delete copy[key];
    Object.assign(copy, { name: own, label: title, menu: false, dashboard: { tiles: [[{ label, as: 'stat', query: { from: 'user' }, ...tile }]] } });
    return { pointer: `/dashboard/tiles/0/0${at}`, part };
  });
}

const user = (query: Record<string, Json>): Record<string, Json> => ({ query: { from: 'user', ...query } });

/** Faults in queries: rollups, related lists, summaries, dashboards. */
export const queryDamages: Damage[] = [
  relatedDamage('a related list of a screen that does not exist', 'ref-unknown-screen', { from: 'apps' }, '/from'),
  relatedDamage('a related list of a screen that leads elsewhere only', 'query-no-via', { via: 'daily_limit' }, '/via'),
  relatedDamage('a related list with a word that says nothing there', 'unknown-key', { groupBy: 'status' }, '/groupBy', 'key'),
  relatedDamage('a related list of what a secret is', 'private-condition', { where: { app_secret: { empty: true } } }, '/where/app_secret', 'key'),
  relatedDamage('a related list in the order of what does not exist', 'ref-unknown-field', { sort: ['-made'] }, '/sort/0'),
  relatedWordDamage('parts of a table', 'related-word-idle', { parts: { body: 'name' } }, '/parts', 'key'),
  relatedWordDamage('columns of a thread', 'related-word-idle', { as: 'thread', columns: ['name'] }, '/columns', 'key'),
  relatedWordDamage('records added while nobody knows what is', 'unknown-field', { add: { when: { nowhere: 1 } } }, '/add/when/nowhere', 'key'),
  rollupDamage('a rollup of another type than it gives', 'rollup-type', { type: 'string', rollup: { from: 'app', via: 'account_id' } }, '/type'),
  rollupDamage('a rollup that somebody is to fill in', 'rollup-word', { rollup: { from: 'app', via: 'account_id' }, default: 1 }, '/default', 'key'),
  rollupDamage('a sum without a field', 'missing-key', { rollup: { from: 'app', via: 'account_id', aggregate: 'sum' } }, '/rollup'),
  rollupDamage('a count of a field', 'query-count-field', { rollup: { from: 'app', via: 'account_id', field: 'daily_limit' } }, '/rollup/field', 'key'),
  rollupDamage(
    'a sum of a text',
    'query-not-number',
    { type: 'string', rollup: { from: 'app', via: 'account_id', aggregate: 'sum', field: 'name' } },
    '/rollup/field',
  ),
  content('an order by a rollup and another field', 'rollup-alone', (copy) => {
    const [fields, list] = [fieldsOf(copy), objectAt(copy.list)];
    if (!fields || !list) return null;
    fields.probe_ref = { type: 'integer', format: 'ref:user.username', label };
    fields.probe = { type: 'integer', label, rollup: { from: 'app', via: 'account_id' } };
    list.sort = ['-probe', 'id'];
    return { pointer: '/list/sort/0' };
  }),
  content('a filter by a rollup', 'rollup-not-stored', (copy) => {
    const [fields, list] = [fieldsOf(copy), objectAt(copy.list)];
    if (!fields || !list) return null;
    fields.probe = { type: 'integer', label, rollup: { from: 'app', via: 'account_id' } };
    list.filters = ['probe'];
    return { pointer: '/list/filters/0' };
  }),
  content('a summary of a field that does not exist', 'ref-unknown-field', (copy) => {
    const list = objectAt(copy.list);
    if (!list || copy.viewOf !== undefined) return null;
    list.summary = { probe: { label, aggregate: 'sum', field: 'probe' } };
    return { pointer: '/list/summary/probe/field' };
  }),
  content('a badge of a state that does not exist', 'unknown-field', (copy) => {
    const menu = objectAt(copy.menu);
    if (!menu || !fieldsOf(copy)) return null;
    menu.badge = { where: { probe: 'a' } };
    return { pointer: '/menu/badge/where/probe', part: 'key' };
  }),
  content('a dashboard with fields of its own', 'dashboard-alone', (copy) => {
    if (!fieldsOf(copy) || copy.page !== undefined) return null;
    copy.dashboard = { tiles: [[{ label, as: 'stat', query: { from: 'user' } }]] };
    return { pointer: '/schema', part: 'key' };
  }),
  content('a dashboard with a list', 'dashboard-alone', (copy) => {
    if (!objectAt(copy.list) || copy.page !== undefined) return null;
    copy.dashboard = { tiles: [[{ label, as: 'stat', query: { from: 'user' } }]] };
    delete copy.schema;
    return { pointer: '/list', part: 'key' };
  }),
  tileDamage('groups that are phone numbers', 'query-phone', { as: 'pie', ...user({ groupBy: 'tel' }) }, '/query/groupBy'),
  content('a dashboard narrowed by a phone number', 'dashboard-filter', (copy) => {
    const dashboard = objectAt(copy.dashboard);
    if (!dashboard) return null;
    dashboard.filters = ['tel'];
    return { pointer: '/dashboard/filters/0' };
  }),
  rollupDamage('choices where nothing is chosen', 'options-not-reference', { options: { where: { id: 1 } } }, '/options', 'key'),
  rollupDamage(
    'choices by a field the other screen has not',
    'unknown-field',
    { format: 'ref:user.username', options: { where: { rank: 1 } } },
    '/options/where/rank',
    'key',
  ),
  rollupDamage(
    'choices by a field the form has not',
    'unknown-field',
    { format: 'ref:user.username', options: { where: { level: '$form.rank' } } },
    '/options/where/level',
  ),
  tileDamage('a drawing that does not exist', 'unknown-value', { as: 'gauge' }, '/as'),
  tileDamage('a line without groups', 'query-without-groups', { as: 'line' }, '/query'),
  tileDamage('a line without a length of its stretches', 'missing-key', { as: 'line', ...user({ groupBy: { time: 'created_at' } }) }, '/query/groupBy'),
  tileDamage('a time that is none', 'query-not-time', { as: 'bar', ...user({ groupBy: { time: 'level', bucket: 'day' } }) }, '/query/groupBy/time'),
  tileDamage('groups of a password', 'ref-unknown-field', { as: 'pie', ...user({ groupBy: 'password' }) }, '/query/groupBy'),
  tileDamage(
    'groups without an index',
    'query-without-index',
    { as: 'bar', ...user({ groupBy: { time: 'updated_at', bucket: 'day' } }) },
    '/query/groupBy/time',
  ),
  tileDamage('a number with groups of a field', 'query-part-idle', user({ groupBy: 'level' }), '/query/groupBy'),
  tileDamage('records that are counted', 'query-part-idle', { as: 'list', ...user({ aggregate: 'count' }) }, '/query/aggregate', 'key'),
  tileDamage('columns of a number', 'query-part-idle', { columns: ['username'] }, '/columns', 'key'),
  tileDamage('limits of a chart', 'query-part-idle', { as: 'pie', ...user({ groupBy: 'level' }), thresholds: { warning: 1 } }, '/thresholds', 'key'),
  tileDamage('a warning beyond the error', 'tile-never-warns', { thresholds: { warning: 50, error: 1 } }, '/thresholds/warning'),
  tileDamage('a number of the portal in the back-office', 'query-of-portal', { query: { from: 'my_message' } }, '/query/from'),
  tileDamage('a heat map of days', 'query-heat-without-hours', { as: 'heat', ...user({ groupBy: { time: 'created_at', bucket: 'day' } }) }, '/query/groupBy'),
  tileDamage('groups in the order of a field', 'unknown-value', { as: 'pie', ...user({ groupBy: 'level', sort: ['-id'] }) }, '/query/sort/0'),
];
