/** A descriptor whose form has that many fields of the kinds people type into. */
export function largeForm(name: string, label: string, fields: number): string {
  const kinds = [{ type: 'string', maxLength: 80 }, { type: 'string', format: 'multiline' }, { type: 'integer' }, { type: 'string', format: 'email' }];
  const properties = Array.from({ length: fields }, (_, at) => {
    const own = { label: { zh_cn: `字段 ${at}`, en: `Field ${at}` } };
    return [`field_${at}`, { ...kinds[at % kinds.length], ...own }];
  });
  return JSON.stringify({
    name,
    label: { zh_cn: label, en: label },
    purpose: { zh_cn: '测速用。', en: 'For the bench.' },
    menu: { section: 'extension', icon: 'setting', entries: ['list', 'add'] },
    schema: { type: 'object', required: ['field_0'], properties: Object.fromEntries(properties) },
  });
}
