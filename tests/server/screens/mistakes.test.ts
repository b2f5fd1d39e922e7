import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FieldFile, MachineFile, ScreenFile } from '../../../engine/core/descriptor/file-types.ts';
import type { Diagnostic } from '../../../engine/core/descriptor/parse/diagnostic.ts';
import { describeOnDatabases } from '../../helpers/databases.ts';
import { both } from '../../helpers/screens.ts';
import { openServer, type TestServer, until } from '../../helpers/server.ts';

const field = (rules: Omit<FieldFile, 'label'>): FieldFile => ({ ...rules, label: both('Field') });

const customer: ScreenFile = {
  name: 'customer',
  label: both('Customer'),
  schema: { type: 'object', properties: { name: field({ type: 'string' }), account_id: field({ type: 'integer', format: 'ref:user.username' }) } },
};

interface Order extends ScreenFile {
  schema: NonNullable<ScreenFile['schema']>;
  list: NonNullable<ScreenFile['list']>;
}

function order(name: string): Order {
  return {
    name,
    label: both('Order'),
    menu: { section: 'service', order: 9 },
    table: { indexes: [['parent_id'], ['amount']] },
    schema: {
      type: 'object',
      properties: {
        title: field({ type: 'string', maxLength: 50 }),
        note: field({ type: 'string' }),
        customer_id: field({ type: 'integer', format: 'ref:customer.name' }),
        parent_id: field({ type: 'integer', format: `ref:${name}.title` }),
        account_id: field({ type: 'integer', format: 'ref:user.username' }),
        amount: field({ type: 'integer', format: 'money' }),
        status: field({ type: 'string' }),
        stage: field({ type: 'string' }),
      },
    },
    list: { columns: ['title'] },
  };
}
const finish = (words: Partial<NonNullable<MachineFile['transitions']>[string]>) => (file: Order) => {
  const transitions = { finish: { from: ['new'], to: 'done', label: both('Finish'), ...words } };
  const values = { new: both('New'), done: both('Done') };
  file.states = { status: { initial: 'new', values, transitions }, stage: { initial: 'new', values } };
};
const related = (words: object) => (file: Order) => {
  file.detail = { related: { parts: { label: both('Parts'), query: { from: file.name, via: 'parent_id' }, ...words } } };
};
const step = '/states/status/transitions/finish';

const mistakes: [string, (file: Order) => void, string, string][] = [
  ['a name that is an amount', (file) => void Object.assign(file, { title: 'amount' }), 'title-not-name', '/title'],
  [
    'a name that is a state',
    (file) => {
      finish({})(file);
      file.title = 'status';
    },
    'title-not-name',
    '/title',
  ],
  ['a thread without words', related({ as: 'thread', parts: { author: 'account_id' } }), 'thread-without-body', '/detail/related/parts/parts'],
  ['a thread of nothing', related({ as: 'thread' }), 'thread-without-body', '/detail/related/parts/as'],
  ['a thread of numbers', related({ as: 'thread', parts: { body: 'amount' } }), 'related-part-type', '/detail/related/parts/parts/body'],
  ['a timeline by a text', related({ as: 'timeline', parts: { time: 'title' } }), 'related-part-type', '/detail/related/parts/parts/time'],
  [
    'groups of amounts',
    (file) => {
      file.list.groupBy = 'amount';
    },
    'group-of-amounts',
    '/list/groupBy',
  ],
  ['groups in a tree', ({ list }) => void Object.assign(list, { as: 'tree', parent: 'parent_id', groupBy: 'customer_id' }), 'group-not-drawn', '/list/groupBy'],
  [
    'a tree whose first record would need one above it',
    ({ list, schema }) => {
      Object.assign(list, { as: 'tree', parent: 'parent_id' });
      schema.required = ['title', 'parent_id'];
    },
    'look-parent-required',
    '/schema/required/1',
  ],
  [
    'an input by a name alone',
    ({ schema }) => void Object.assign(schema.properties.title!, { widget: 'textbox' }),
    'wrong-form',
    '/schema/properties/title/widget',
  ],
  [
    'an owner who is no account',
    (file) => {
      file.access = { own: 'customer_id' };
    },
    'reference-not-account',
    '/access/own',
  ],
  [
    'one of several owners who is none',
    (file) => {
      file.access = { own: ['account_id', 'customer_id'] };
    },
    'reference-not-account',
    '/access/own/1',
  ],
  ['a barred person who is no account', finish({ notBy: 'customer_id' }), 'reference-not-account', `${step}/notBy`],
  ['a reader who is no account', finish({ notify: { to: 'customer_id', message: both('Done') } }), 'reference-not-account', `${step}/notify/to`],
  [
    'a reader told when a field is so that is none',
    finish({ notify: { to: 'account_id', message: both('Done'), when: { tilte: 'x' } } }),
    'unknown-field',
    `${step}/notify/when/tilte`,
  ],
  [
    'a move when a field is so that is none',
    finish({ move: { customer_id: { transition: 'finish', when: { tilte: 'x' } } } }),
    'unknown-field',
    `${step}/move/customer_id/when/tilte`,
  ],
  ['an account set as another record', finish({ set: { customer_id: '$account' } }), 'reference-not-account', `${step}/set/customer_id`],
  [
    'an account as another record from the start',
    ({ schema }) => {
      schema.properties.customer_id!.default = '$account';
    },
    'reference-not-account',
    '/schema/properties/customer_id/default',
  ],
  ['a value too long for its field', finish({ set: { title: 'x'.repeat(300) } }), 'value-does-not-fit', `${step}/set/title`],
  ['an answer of another type than its field', finish({ ask: { title: field({ type: 'integer' }) } }), 'ask-unlike-field', `${step}/ask/title`],
  ['a secret asked for a text', finish({ ask: { title: field({ type: 'string', format: 'secret' }) } }), 'ask-unlike-field', `${step}/ask/title`],
  [
    'parameters asked as any object',
    (file) => {
      file.schema.properties.values = field({ type: 'object', format: 'parameters:note' });
      finish({ ask: { values: field({ type: 'object', format: 'json' }) } })(file);
    },
    'ask-unlike-field',
    `${step}/ask/values`,
  ],
  ['a state that is asked for', finish({ ask: { stage: field({ type: 'string' }) } }), 'set-state', `${step}/ask/stage`],
  [
    'a sum that is set',
    (file) => {
      file.schema.properties.parts = field({ type: 'integer', rollup: { from: file.name, via: 'parent_id' } });
      finish({ set: { parts: 1 } })(file);
    },
    'computed-not-stored',
    `${step}/set/parts`,
  ],
  [
    'a field that waits for itself',
    ({ schema }) => {
      schema.properties.note!.when = { note: 'x' };
    },
    'when-circle',
    '/schema/properties/note/when',
  ],
  [
    'an address with a misspelt field',
    (file) => {
      file.actions = { go: { at: 'row', label: both('Go'), open: '/x?id={ident}' } };
    },
    'unknown-field',
    '/actions/go/open',
  ],
  [
    'an address of no record',
    (file) => {
      file.actions = { go: { at: 'toolbar', label: both('Go'), open: '/x?id={id}' } };
    },
    'toolbar-without-record',
    '/actions/go/open',
  ],
  [
    'a result of nothing',
    (file) => {
      file.actions = { go: { at: 'row', label: both('Go'), set: { note: 'x' }, result: 'secret' } };
    },
    'result-without-handler',
    '/actions/go/result',
  ],
  [
    'a reference that is a text',
    ({ schema }) => {
      schema.properties.customer_id!.type = 'string';
    },
    'ref-keeps-words',
    '/schema/properties/customer_id/type',
  ],
  [
    'the sum of a text',
    (file) => {
      file.schema.properties.sum = field({ type: 'integer', rollup: { from: file.name, via: 'parent_id', aggregate: 'sum', field: 'title' } });
    },
    'query-not-number',
    '/schema/properties/sum/rollup/field',
  ],
];
const files = mistakes.map(([, make], at) => {
  const file = order(`order_${at}`);
  make(file);
  return file;
});
const view: ScreenFile = {
  name: 'faceless',
  label: both('Face'),
  site: 'portal',
  viewOf: 'customer',
  fields: { name: {} },
  list: { columns: ['name'] },
  access: { calls: ['List'] },
};
const board: ScreenFile = {
  name: 'board',
  label: both('Board'),
  menu: { section: 'service', order: 9 },
  dashboard: { tiles: [[{ label: both('Customers'), as: 'stat', query: { from: 'customer' }, link: 'custmer' }]] },
};

describeOnDatabases('a mistake in a dropped file', (place) => {
  let server: TestServer;
  const reported = (name: string): Diagnostic[] => server.platform.screens.diagnostics().filter(({ file }) => file.endsWith(`/${name}.json`));

  beforeAll(async () => {
    server = await openServer({ database: await place.config() });
    for (const file of [customer, view, board, ...files]) writeFileSync(join(server.schemas, `${file.name}.json`), JSON.stringify(file));
    await until(
      () => server.admin('Admin.Customer.List'),
      ({ ret }) => ret === 200,
    );
  });
  afterAll(() => server.close());

  test.each(mistakes.map(([title, , code, pointer], at) => [title, code, pointer, `order_${at}`]))(
    'is told once, at its place: %s',
    async (_, code, pointer, name) => {
      const found = await until(
        async () => reported(name),
        (some) => some.length > 0,
      );
      expect(found).toEqual([expect.objectContaining({ code, pointer })]);
    },
  );

  test('is told once of a face, too, and of the list behind a tile', async () => {
    expect(reported('faceless')).toEqual([expect.objectContaining({ code: 'view-without-scope', pointer: '/access' })]);
    expect(reported('board')).toEqual([expect.objectContaining({ code: 'ref-unknown-screen', pointer: '/dashboard/tiles/0/0/link' })]);
  });
});
