import type { ScreenFile } from '../../../engine/core/descriptor/file-types.ts';
import { normalize } from '../../../engine/core/descriptor/normalize/normalize.ts';
import type { Screen } from '../../../engine/core/descriptor/types.ts';
import { both } from '../../helpers/screens.ts';

/** Accounts as other screens point to them, with everything private a screen can have. */
export const user: Screen = normalize({
  name: 'user',
  label: both('User'),
  table: { unique: [['username']] },
  schema: {
    type: 'object',
    required: ['username', 'password'],
    properties: {
      username: { type: 'string', maxLength: 50, label: both('Name') },
      password: { type: 'string', format: 'password', label: both('Password') },
      recovery: { type: 'string', format: 'secret', label: both('Recovery code') },
      nickname: { type: 'string', label: both('Nickname') },
    },
  },
  // A careless descriptor: private fields in every place a query could reach them from.
  list: {
    columns: ['username', 'password', 'recovery'],
    search: ['username', 'password', 'recovery'],
    filters: ['username', 'password'],
    sort: ['password', 'id'],
    tabs: 'recovery',
  },
});

const ticketFile: ScreenFile = {
  name: 'ticket',
  label: both('Ticket'),
  table: { unique: [['code'], ['title', 'owner_id']] },
  hooks: 'desk/ticketHooks',
  schema: {
    type: 'object',
    required: ['title', 'key'],
    properties: {
      code: { type: 'string', pattern: '^[A-Z0-9]+$', writeOnce: true, label: both('Code') },
      title: { type: 'string', maxLength: 50, label: both('Title') },
      body: { type: 'string', format: 'richtext', label: both('Body') },
      key: { type: 'string', format: 'secret', minLength: 12, label: both('Key') },
      pin: { type: 'string', format: 'password', label: both('Pin') },
      owner_id: { type: 'integer', format: 'ref:user.username', label: both('Owner') },
      helpers: { type: 'array', items: { type: 'integer', format: 'ref:user.username' }, label: both('Helpers') },
      kind: { type: 'string', enum: ['bug', 'wish'], default: 'bug', enumLabel: { zh_cn: ['错误', '愿望'], en: ['Bug', 'Wish'] }, label: both('Kind') },
      severity: { type: 'integer', minimum: 1, maximum: 5, default: 3, when: { kind: 'bug' }, label: both('Severity') },
      price: { type: 'integer', format: 'money', label: both('Price') },
      ratio: { type: 'number', label: both('Ratio') },
      urgent: { type: 'boolean', default: false, label: both('Urgent') },
      due: { type: 'string', format: 'date-time', label: both('Due') },
      day: { type: 'string', format: 'date', label: both('Day') },
      reason: { type: 'string', readOnly: true, label: both('Reason') },
      views: { type: 'integer', default: 0, readOnly: true, label: both('Views') },
      status: { type: 'string', label: both('Status') },
    },
  },
  list: {
    columns: ['title', 'owner_id', 'kind', 'severity', 'helpers', 'key', 'status'],
    search: ['title', 'code'],
    filters: ['title', 'owner_id', 'kind', 'severity', 'price', 'ratio', 'urgent', 'due', 'day', 'helpers'],
    sort: ['-id'],
    tabs: 'status',
  },
  states: {
    status: {
      initial: 'open',
      onEdit: 'open',
      values: { open: both('Open'), done: both('Done'), shut: both('Shut') },
      transitions: {
        finish: { from: ['open'], to: 'done', bulk: true, label: both('Finish') },
        shut: {
          from: ['open', 'done'],
          to: 'shut',
          label: both('Shut'),
          ask: {
            reason: { type: 'string', minLength: 3, label: both('Reason') },
            heir: { type: 'integer', format: 'ref:user.username', default: 1, label: both('Heir') },
          },
        },
      },
    },
  },
  actions: {
    weigh: {
      at: 'row',
      label: both('Weigh'),
      when: { status: 'open' },
      handler: 'desk/weigh',
      ask: { factor: { type: 'integer', minimum: 1, label: both('Factor') } },
    },
    tally: { at: 'toolbar', label: both('Tally'), handler: 'desk/tally' },
  },
};

export const ticket: Screen = normalize(ticketFile);

/** The portal's way: everybody has rows of his own. */
const note: Screen = normalize({
  name: 'note',
  label: both('Note'),
  site: 'portal',
  schema: {
    type: 'object',
    required: ['account_id', 'text'],
    properties: {
      account_id: { type: 'integer', label: both('Owner') },
      text: { type: 'string', label: both('Text') },
      about: { type: 'integer', format: 'ref:note.text', label: both('About') },
      status: { type: 'string', label: both('Status') },
    },
  },
  list: { columns: ['text'], filters: ['text'] },
  states: {
    status: {
      initial: 'new',
      values: { new: both('New'), read: both('Read') },
      transitions: { read: { from: ['new'], to: 'read', bulk: true, label: both('Read') } },
    },
  },
  access: { own: 'account_id' },
});

const settings: Screen = normalize({
  name: 'settings',
  label: both('Settings'),
  single: true,
  schema: {
    type: 'object',
    required: ['title'],
    properties: { title: { type: 'string', label: both('Title') }, limit: { type: 'integer', default: 5, label: both('Limit') } },
  },
});

export const everyScreen = [user, ticket, note, settings];
