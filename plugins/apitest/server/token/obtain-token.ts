import { userLogin } from '../../../../engine/core/calls/account.ts';
import { applyToken } from '../../../../engine/core/calls/app-token.ts';
import { valueAt } from '../../../../engine/core/expectation/compare-answer.ts';
import { codes } from '../../../../engine/core/protocol/codes.ts';
import { type Platform, refuse } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/plugin-apitest/obtain-token.ts';
import { callOverHttp, type OwnAddress } from '../http/call-over-http.ts';
import { accountToken, type ObtainedToken } from './account-token.ts';
import type { TokenConfig } from './token-config.ts';

/** Codes by which a platform says that it is the credential that is wrong. */
const wrongRets: readonly number[] = [codes.noRight, codes.tokenInvalid, codes.appUnusable, codes.signatureWrong];

/**
 * A token as the configuration says. Throws CallError 502 where the call cannot be made, 422 where the credential is wrong, and 409 where what was
 * answered holds no token.
 */
export async function obtainToken(context: OwnAddress & { platform: Platform }, config: TokenConfig, signal?: AbortSignal): Promise<ObtainedToken> {
  const to = { path: config.path, ...(signal && { signal }) };
  if (config.protocol === 'oauth2') return oauthToken(context, config, to);
  switch (config.mode) {
    case 'interface': {
      const { json } = await callOverHttp(context, { ...to, members: { service: config.call, ...config.parameters } });
      return answered(json, config.tokenPath);
    }
    case 'account':
      // Who has the password on this server needs no captcha to prove it.
      if (config.path.startsWith('/')) return accountToken(context.platform, config);
      return answered(
        (await callOverHttp(context, { ...to, members: { service: userLogin.name, username: config.name, password: config.secret } })).json,
        'data.access_token',
      );
    case 'app': {
      const members = { service: applyToken.name, app_key: config.name, app_secret: config.secret };
      return answered((await callOverHttp(context, { ...to, members })).json, 'data.access_token');
    }
  }
}

/** RFC 6749, 4.3 and 4.4, with the client's credential in the header. */
async function oauthToken(context: OwnAddress, { mode, name, secret, scope }: TokenConfig, to: { path: string }): Promise<ObtainedToken> {
  const form = new URLSearchParams(mode === 'app' ? { grant_type: 'client_credentials' } : { grant_type: 'password', username: name, password: secret });
  if (scope !== '') form.set('scope', scope);
  const basic = Buffer.from(`${encodeURIComponent(name)}:${encodeURIComponent(secret)}`).toString('base64');
  const { status, json } = await callOverHttp(context, { ...to, form, ...(mode === 'app' && { headers: { authorization: `Basic ${basic}` } }) });
  const error = valueAt(json, 'error');
  if (status === 401 || error === 'invalid_client' || error === 'invalid_grant' || error === 'unauthorized_client')
    throw refuse('upstreamRefused', texts.wrong);
  const token = valueAt(json, 'access_token');
  if (typeof token !== 'string' || token === '') throw refuse('conflict', texts.again);
  const seconds = Number(valueAt(json, 'expires_in'));
  return { token, expiresAt: Number.isFinite(seconds) && seconds > 0 ? Date.now() + seconds * 1_000 : null };
}

/** The token in an envelope, or in whatever else was answered. */
function answered(json: unknown, path: string): ObtainedToken {
  const ret = valueAt(json, 'ret');
  if (typeof ret === 'number' && ret !== codes.ok) throw wrongRets.includes(ret) ? refuse('upstreamRefused', texts.wrong) : refuse('conflict', texts.again);
  const token = valueAt(json, path);
  if (typeof token !== 'string' || token === '') throw refuse('conflict', texts.again);
  const seconds = Number(valueAt(json, 'data.expire_at'));
  return { token, expiresAt: Number.isFinite(seconds) && seconds > 0 ? seconds * 1_000 : null };
}
