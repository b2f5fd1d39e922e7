import { isPublished, type RowSource } from '../../../../engine/server/index.ts';

/** Published interfaces with a price that anybody may know of, by name. */
export const priceRows: RowSource = {
  // All rows have a price: that is what the screen says of them.
  filters: ['id', 'unit_price'],
  sorts: [],
  search: ['service_name', 'title'],
  async list({ filters, search = '', page, limit }, { services }) {
    const word = search.trim().toLowerCase();
    const rows = services
      .all()
      .filter(isPublished)
      .filter(({ access, settings }) => access.visibility !== 'hidden' && typeof settings?.unitPrice === 'number')
      .map(({ name, title, settings }) => ({ id: settings?.id ?? 0, service_name: name, title: title.zh_cn, unit_price: settings?.unitPrice ?? 0 }))
      .filter((row) => `${row.service_name} ${row.title}`.toLowerCase().includes(word))
      .filter((row) => filters.every(({ field, value }) => field !== 'id' || [value].flat().map(Number).includes(row.id)))
      .sort((one, other) => (one.service_name < other.service_name ? -1 : 1));
    return { items: rows.slice((page - 1) * limit, page * limit) };
  },
};
