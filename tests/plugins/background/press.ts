import { defineServerPlugin, refuse } from '../../../engine/server/index.ts';
import { both } from '../../helpers/screens.ts';

/** Copies as many pages as it is asked for, and never ends at 0; more than 100 jam it. */
export const press = defineServerPlugin({
  name: 'press',
  handlers: {
    async print({ call, check, progress }, records, { pages }) {
      if (Number(pages) > 100) throw refuse('conflict', both('Paper jam'));
      progress(1, Number(pages));
      while (Number(pages) === 0 && !call.signal.aborted) {
        await check();
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      return { printed: Number(pages) * records.length };
    },
  },
});
/** What the press prints. */
export const leaflet = {
  name: 'leaflet',
  label: both('Leaflet'),
  menu: false,
  schema: {
    type: 'object',
    properties: { title: { type: 'string', label: both('Title') }, printed_by: { type: 'integer', readOnly: true, label: both('By') } },
  },
  list: { columns: ['title'] },
  actions: {
    print: {
      at: 'row',
      label: both('Print'),
      job: true,
      when: { title: { not: 'draft' } },
      ask: { pages: { type: 'integer', minimum: 0, label: both('Pages') } },
      handler: 'press/print',
      set: { printed_by: '$account' },
    },
  },
};
