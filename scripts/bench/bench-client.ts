import type { Envelope } from '../../engine/core/protocol/envelope.ts';

export const benchPassword = 'bench-secret';

/** A caller of services. Throws on every answer but 200. */
export type Call = <Data>(service: string, fields?: Record<string, string | number | object>) => Promise<Data>;

/** A caller without credentials. Objects travel as JSON text. */
export function callerOf(address: string, own: Record<string, string> = {}): Call {
  return async <Data>(service: string, fields: Record<string, string | number | object> = {}) => {
    const entries = Object.entries({ s: service, ...own, ...fields });
    const body = new URLSearchParams(entries.map(([name, value]) => [name, typeof value === 'object' ? JSON.stringify(value) : String(value)]));
    // A kept connection would be dead after the load runs, which block this process for seconds.
    const response = await fetch(`${address}/api/`, { method: 'POST', body, headers: { connection: 'close' } });
    const answer = (await response.json()) as Envelope<Data>;
    if (answer.ret !== 200 || answer.data === null) throw new Error(`${service}: ${JSON.stringify(answer)}`);
    return answer.data;
  };
}

/** The super admin of a bench installation. */
export async function adminOf(address: string): Promise<{ call: Call; token: string }> {
  const { access_token: token } = await callerOf(address)<{ access_token: string }>('Platform.User.UserLogin', { username: 'admin', password: benchPassword });
  return { token, call: callerOf(address, { access_token: token }) };
}
