import { randomBytes } from 'node:crypto';
import type { CallRef } from '../../../../engine/core/contract/define-call.ts';
import { superLevel } from '../../../../engine/core/protocol/levels.ts';
import type { Platform, Session } from '../../../../engine/server/index.ts';

export type Run = <Answer>(target: CallRef<object, Answer>, params: Record<string, unknown>) => Promise<Answer>;

/** Makes calls past the gateway as the first super admin. */
export async function asSuperAdmin(platform: Platform): Promise<Run> {
  const { id } = await platform.database.read.selectFrom('account').select('id').where('level', '=', superLevel).executeTakeFirstOrThrow();
  return asAccount(platform, Number(id));
}

/** Makes calls past the gateway as an account. */
export async function asAccount(platform: Platform, accountId: number): Promise<Run> {
  const account = await platform.database.read.selectFrom('account').select(['username', 'level']).where('id', '=', accountId).executeTakeFirstOrThrow();
  const session: Session = {
    id: 'demo',
    accountId,
    username: String(account.username),
    level: Number(account.level),
    epoch: 0,
    simulatedBy: null,
    simulatorEpoch: null,
  };
  const signal = new AbortController().signal;
  return async <Answer>({ name }: CallRef<object, Answer>, params: Record<string, unknown>) => {
    const service = platform.services.find(name);
    if (!service) throw new Error(`${name} is not loaded`);
    const caller = { requestId: randomBytes(9).toString('base64url'), language: 'zh_cn', ip: '127.0.0.1', userAgent: 'demo' } as const;
    return (await service.handle({ ...caller, service: name, params, files: [], session, app: null, signal })) as Answer;
  };
}
