import type { ScreenFile } from '../../../engine/core/descriptor/file-types.ts';
import { normalize } from '../../../engine/core/descriptor/normalize/normalize.ts';

const text = (word: string) => ({ zh_cn: word, en: word });

const file: ScreenFile = {
  name: 'article',
  label: text('Article'),
  schema: {
    type: 'object',
    required: ['title'],
    properties: {
      title: { type: 'string', label: text('Title') },
      keywords: { type: 'string', format: 'tags', label: text('Keywords') },
      content: { type: 'string', format: 'richtext', label: text('Content') },
      view_permission: {
        type: 'string',
        enum: ['tourist', 'member'],
        label: text('View permission'),
        enumLabel: { zh_cn: ['游客', '会员'], en: ['Tourist', 'Member'] },
      },
      price: { type: 'integer', format: 'money', label: text('Price') },
      score: { type: 'number', label: text('Score') },
      topping: { type: 'boolean', label: text('Topping') },
      sort: { type: 'integer', label: text('Sort') },
      secret_key: { type: 'string', format: 'secret', label: text('Secret') },
      readers: { type: 'array', items: { type: 'integer', format: 'ref:user.username' }, label: text('Readers') },
      publish_time: { type: 'string', format: 'date-time', label: text('Publish time') },
      status: { type: 'string', label: text('Status') },
    },
  },
  list: {
    columns: ['title', 'view_permission', 'status', 'publish_time'],
    search: ['title', 'keywords'],
    filters: ['title', 'view_permission', 'price', 'score', 'topping', 'sort', 'readers', 'publish_time'],
    sort: ['-topping', '-publish_time'],
    tabs: 'status',
  },
  states: {
    status: {
      initial: 'draft',
      values: { draft: { ...text('Draft') }, shown: { ...text('Shown'), tone: 'success' }, hidden: { ...text('Hidden') } },
      transitions: {
        show: { from: ['draft', 'hidden'], to: 'shown', label: text('Show'), bulk: true },
        hide: { from: ['shown'], to: 'hidden', label: text('Hide'), confirm: text('Hide it?') },
      },
    },
  },
  actions: {
    feature: { at: 'row', label: text('Feature'), when: { topping: false }, handler: 'article/feature' },
    recount: { at: 'toolbar', label: text('Recount'), handler: 'article/recount' },
  },
};

export const articleScreen = normalize(file);
