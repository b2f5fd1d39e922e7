import { texts } from '../../../../generated/words/designer-model/computing-templates.ts';
import type { Template } from './template.ts';

/** Templates that read nothing but the call. */
export const computingTemplates: readonly Template[] = [
  {
    name: 'Order.Total',
    title: texts.orderTotal,
    summary: texts.orderTotalHint,
    parameters: [
      {
        name: 'items',
        type: 'array',
        required: true,
        min: 1,
        max: 200,
        items: {
          type: 'object',
          properties: [
            { name: 'price', type: 'float', required: true, min: 0, max: 1_000_000 },
            { name: 'qty', type: 'integer', required: true, min: 1, max: 10_000 },
          ],
        },
      },
      { name: 'discount', type: 'float', min: 0, max: 1, default: 1 },
    ],
    returns: [
      { name: 'count', type: 'float' },
      { name: 'subtotal', type: 'float' },
      { name: 'total', type: 'float' },
    ],
    nodes: {},
    answer: {
      count: 'sum(items, x => x.qty)',
      subtotal: 'round(sum(items, x => x.price * x.qty), 2)',
      total: 'round(sum(items, x => x.price * x.qty) * discount, 2)',
    },
  },
  {
    name: 'Contact.Mask',
    title: texts.mask,
    summary: texts.maskHint,
    parameters: [
      {
        name: 'people',
        type: 'array',
        required: true,
        max: 500,
        items: {
          type: 'object',
          properties: [
            { name: 'name', type: 'string', required: true, max: 50 },
            { name: 'phone', type: 'string', required: true, min: 11, max: 11 },
          ],
        },
      },
    ],
    returns: [
      { name: 'people', type: 'array' },
      { name: 'people[].name', type: 'string' },
      { name: 'people[].phone', type: 'string' },
    ],
    nodes: {},
    answer: { people: 'map(people, x => { name: x.name, phone: `${substring(x.phone, 0, 3)}****${substring(x.phone, 7, 4)}` })' },
  },
  {
    name: 'Membership.Expiry',
    title: texts.expiry,
    summary: texts.expiryHint,
    parameters: [
      { name: 'begins_on', type: 'date', required: true, min: '2000-01-01', max: '2100-12-31' },
      { name: 'months', type: 'integer', min: 1, max: 120, default: 12 },
    ],
    returns: [
      { name: 'ends_on', type: 'string' },
      { name: 'days_left', type: 'integer' },
      { name: 'is_expired', type: 'boolean' },
    ],
    nodes: {},
    answer: {
      ends_on: 'formatDate(addMonths(begins_on, months))',
      days_left: 'daysBetween(today(), addMonths(begins_on, months))',
      is_expired: 'daysBetween(today(), addMonths(begins_on, months)) < 0',
    },
  },
];
