import { createRepository } from '../../data/repository/repository-of.ts';
import { refuse } from '../../kernel/call/errors.ts';
import type { Service } from '../../kernel/call/service.ts';
import { sessionOf } from '../../kernel/call/session-of.ts';
import { findAccount } from '../accounts/accounts.ts';
import { systemTables } from '../system-tables.ts';
import type { AuthContext } from './auth-context.ts';

const fields = ['nickname', 'tel', 'email', 'avatar'] as const;

/** One's own data. Fields that are not sent stay as they are; `clear` empties some. */
export function editProfileService({ platform }: AuthContext): Service {
  return {
    name: 'Platform.User.EditProfile',
    title: { zh_cn: '修改我的资料', en: 'Edit my profile' },
    parameters: [
      { name: 'nickname', type: 'string', max: 19, title: '昵称' },
      { name: 'tel', type: 'string', max: 30, format: 'phone', title: '电话' },
      { name: 'email', type: 'string', max: 200, format: 'email', title: '邮箱' },
      { name: 'avatar', type: 'string', max: 300, format: 'image', text: { zh_cn: '头像：已上传图片的地址', en: 'Picture: address of an uploaded one' } },
      {
        name: 'clear',
        type: 'array',
        items: { type: 'string', enum: [...fields] },
        max: fields.length,
        text: { zh_cn: '要清空的字段名', en: 'Names of fields to empty' },
      },
    ],
    access: { kind: 'session' },
    async handle(call) {
      const { database, events, audit } = platform;
      const { accountId } = sessionOf(call);
      const cleared = Array.isArray(call.params.clear) ? call.params.clear : [];
      const changed = fields.filter((field) => call.params[field] !== undefined || cleared.includes(field));
      const values = Object.fromEntries(changed.map((field) => [field, cleared.includes(field) ? null : String(call.params[field])]));
      if (changed.length === 0) return null;
      const accounts = createRepository(database, systemTables.account);
      await database.transact(async (query) => {
        const before = await findAccount(query, accountId);
        if (!before) throw refuse('sessionEnded');
        await accounts.update(query, accountId, null, values);
        const old = Object.fromEntries(changed.map((field) => [field, before[field]]));
        await audit.record(query, call, { screen: 'user', recordId: accountId, verb: 'EditProfile', before: old, after: values });
      });
      await events.emit({ kind: 'account-changed', accountId });
      return null;
    },
  };
}
