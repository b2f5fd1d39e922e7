import { ApiError, currentLanguage, session } from '../../../../engine/web/index.ts';

/** Who asks for access, and for which of the person's apps it can be. */
export interface AccessRequest {
  client: { name: string; address: string; redirect_host: string };
  apps: { id: number; name: string; app_key: string }[];
}

/**
 * One step at the address of the page itself: a cookie for it alone says that this browser began the connection.
 * Throws ApiError with the server's sentence.
 */
export async function ask<Data>(uid: string, step: 'read' | 'approve' | 'deny', body: Record<string, unknown> = {}): Promise<Data> {
  const response = await fetch(`/connect/${encodeURIComponent(uid)}/${step}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': currentLanguage() },
    body: JSON.stringify({ ...body, access_token: session.token }),
  });
  const answer = (await response.json()) as { ret: number; data: Data; msg: string };
  if (answer.ret !== 200) throw new ApiError(step, answer.ret, answer.msg, answer.data, '');
  return answer.data;
}
