import type { FastifyRequest } from 'fastify';
import { readCredentials } from '../../gateway/apps/credentials/credentials.ts';
import { isListed } from '../../gateway/apps/record/address.ts';
import { isUsable } from '../../gateway/apps/record/app-state.ts';
import { mayUse } from '../../gateway/apps/record/permission.ts';
import { CallError } from '../../kernel/call/errors.ts';
import type { Service } from '../../kernel/call/service.ts';
import type { Platform } from '../../kernel/platform.ts';
import { readCall } from './read-call.ts';

/**
 * Whether what is known of a call before its files names a service and a caller who may make it, so that his files are worth reading. A
 * signature covers the files: before them, the app it names has to do. The call itself is decided by the dispatcher, in full.
 */
export async function mayUpload(platform: Platform, request: FastifyRequest, ip: string, read: Readonly<Record<string, string>>): Promise<boolean> {
  try {
    const { fields } = readCall(request, Object.assign(Object.create(null), read));
    const service = platform.services.find(fields.service ?? fields.s ?? '');
    if (!service) return false;
    return service.access.kind === 'app' ? await isApp(platform, service, fields, ip) : await isPerson(platform, service, fields.access_token ?? '');
  } catch (error) {
    if (error instanceof CallError) return false;
    throw error;
  }
}

async function isPerson(platform: Platform, { access }: Service, token: string): Promise<boolean> {
  if (access.kind === 'public' || token === '') return false;
  const state = await platform.sessions.resolve(token);
  return !('ended' in state) && (await platform.rights.mayCall(state.session, access));
}

async function isApp(platform: Platform, service: Service, fields: Record<string, string>, ip: string): Promise<boolean> {
  const gate = platform.apps;
  const { accessToken, appKey, sign, nonce } = readCredentials(fields);
  const app = accessToken !== '' ? await gate.appOf(accessToken) : sign !== '' && nonce !== '' ? await gate.app(appKey) : null;
  return app !== null && isUsable(app) && (app.allowedIps.length === 0 || isListed(app.allowedIps, ip)) && mayUse(app, service);
}
