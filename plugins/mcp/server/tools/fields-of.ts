import { fillText } from '../../../../engine/core/text/text.ts';
import { addField, credentialFields, formLimits, InputError, refuse } from '../../../../engine/server/index.ts';

/** What a call carries beside its parameters; an argument of that name must not become another call or another app's. */
const ownFields: ReadonlySet<string> = new Set(['service', 's', ...credentialFields]);

/**
 * A tool's arguments as the fields of a form, just as the browser client writes them: empty values are left out, nested ones travel as JSON text.
 * @throws CallError (400) for names no parameter can have
 */
export function fieldsOf(given: Readonly<Record<string, unknown>>): Record<string, string> {
  const fields: Record<string, string> = Object.create(null);
  const entries = Object.entries(given).filter(([, value]) => value !== undefined && value !== null && value !== '');
  if (entries.length > formLimits.fields) throw refuse('badInput', texts.tooMany, { max: formLimits.fields });
  for (const [name, value] of entries) {
    if (ownFields.has(name)) throw new InputError([{ field: name, code: 'unknown', text: fillText(texts.own, { name }) }]);
    addField(fields, name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  return fields;
}

const texts = {
  tooMany: { zh_cn: '参数过多，最多 {max} 个', en: 'Too many arguments; at most {max}' },
  own: {
    zh_cn: '不存在参数 {name}：凭证只放在请求头 Authorization 中',
    en: 'There is no argument {name}: credentials belong into the header Authorization only',
  },
};
