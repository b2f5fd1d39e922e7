import type { FastifyRequest } from 'fastify';
import { CallError } from '../../kernel/call/errors.ts';
import type { Service } from '../../kernel/call/service.ts';
import type { Platform } from '../../kernel/platform.ts';
import { readCall } from './read-call.ts';

/**
 * Whether the fields before the files name a service and a caller who may make the call, so that the files are worth reading. The dispatcher decides
 * about the call itself, in full.
 */
export async function mayUpload(platform: Platform, request: FastifyRequest, ip: string, read: Readonly<Record<string, string>>): Promise<boolean> {
  try {
    const { fields } = readCall(request, Object.assign(Object.create(null), read));
    const service = platform.services.find(fields.service ?? fields.s ?? '');
    if (!service) return false;
    return service.access.kind === 'app' ? await platform.apps.mayUpload(service, fields, ip) : await isPerson(platform, service, fields.access_token ?? '');
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
