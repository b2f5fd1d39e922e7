import { randomBytes } from 'node:crypto';
import type { Call } from '../bench-client.ts';

/** An approved app of the super admin's, whose daily limit is never reached. */
export async function addApp(call: Call): Promise<{ key: string; secret: string }> {
  const key = randomBytes(8).toString('hex');
  const secret = randomBytes(16).toString('hex');
  const { id } = await call<{ id: number }>('Admin.App.Add', {
    ...{ app_key: key, app_secret: secret, name: 'Bench', account_id: 1, limit_mode: 'limited', daily_limit: 1_000_000_000 },
  });
  await call('Admin.App.Pass', { id });
  return { key, secret };
}
