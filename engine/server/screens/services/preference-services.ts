import type { Parameter } from '../../../core/protocol/parameter.ts';
import type { AuthContext } from '../../auth/services/auth-context.ts';
import { InputError, refuse } from '../../kernel/call/errors.ts';
import type { Service } from '../../kernel/call/service.ts';
import { sessionOf } from '../../kernel/call/session-of.ts';

const maxBytes = 65_536;
const maxKeys = 500;
const key: Parameter = { name: 'key', type: 'string', required: true, max: 100, pattern: '^[a-z][A-Za-z0-9_.:/-]*$' };

/** What a person arranged for himself: columns, saved views. Any JSON by key; an empty value forgets the key. */
export function preferenceServices({ platform }: AuthContext): Service[] {
  const { database } = platform;
  return [
    {
      name: 'Admin.Preference.Get',
      title: { zh_cn: '读取个人设置', en: 'Read a preference' },
      parameters: [key],
      access: { kind: 'session' },
      async handle(call) {
        const row = await database.read
          .selectFrom('preference')
          .select('value')
          .where('account_id', '=', sessionOf(call).accountId)
          .where('key', '=', call.params.key)
          .executeTakeFirst();
        return { value: typeof row?.value === 'string' ? JSON.parse(row.value) : null };
      },
    },
    {
      name: 'Admin.Preference.Set',
      title: { zh_cn: '保存个人设置', en: 'Save a preference' },
      parameters: [
        key,
        {
          name: 'value',
          type: 'string',
          max: maxBytes,
          text: { zh_cn: 'JSON 文本，最多 64 KB；不传则删除该键', en: 'JSON text of at most 64 KB; left out, the key is forgotten' },
        },
      ],
      access: { kind: 'session' },
      async handle(call) {
        const { accountId } = sessionOf(call);
        const { key: name, value: text } = call.params;
        const value = text === undefined ? null : checkedJson(String(text));
        await database.transact(async (query) => {
          if (value === null) {
            await query.deleteFrom('preference').where('account_id', '=', accountId).where('key', '=', name).execute();
            return;
          }
          const { count } = await query
            .selectFrom('preference')
            .select((select) => select.fn.countAll().as('count'))
            .where('account_id', '=', accountId)
            .where('key', '!=', name)
            .executeTakeFirstOrThrow();
          if (Number(count) >= maxKeys) throw refuse('conflict', texts.tooMany, { max: maxKeys });
          await query
            .insertInto('preference')
            .values({ account_id: accountId, key: name, value })
            .onConflict((conflict) => conflict.columns(['account_id', 'key']).doUpdateSet({ value }))
            .execute();
        });
        return null;
      },
    },
  ];
}

/** The text as it is stored. Throws InputError when it is no JSON or too long. */
function checkedJson(text: string): string {
  try {
    JSON.parse(text);
  } catch {
    throw new InputError([{ field: 'value', code: 'format', text: texts.noJson }]);
  }
  if (Buffer.byteLength(text) > maxBytes) throw new InputError([{ field: 'value', code: 'max', text: texts.tooLong }]);
  return text;
}

const texts = {
  noJson: { zh_cn: '个人设置须为 JSON', en: 'A preference must be JSON' },
  tooLong: { zh_cn: '个人设置不能超过 64 KB', en: 'A preference may have at most 64 KB' },
  tooMany: { zh_cn: '个人设置最多 {max} 项', en: 'At most {max} preferences can be kept' },
};
