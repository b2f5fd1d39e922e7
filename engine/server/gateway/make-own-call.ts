import type { Language } from '../../core/text/text.ts';
import type { Answer } from '../kernel/call/answer.ts';
import type { RawCall } from '../kernel/call/raw-call.ts';
import type { Service } from '../kernel/call/service.ts';
import { unknownService } from '../kernel/call/unknown-service.ts';
import type { Platform } from '../kernel/platform.ts';
import { newCall } from './admit.ts';
import { errorAnswer } from './error-answer.ts';
import { readParameters } from './parameters/read-parameters.ts';
import { runHandler } from './run-handler.ts';

/** Whether the platform itself may call a service: a published interface, or one of the namespace Task. */
export function isCalledByTasks({ name, about }: Pick<Service, 'name' | 'about'>): boolean {
  return about !== undefined || name.startsWith('Task.');
}

/** A call that the platform itself makes. */
export interface OwnCall {
  /** A published interface, or a service of the namespace Task. */
  service: string;
  /** Its parameters, typed. */
  members: Readonly<Record<string, unknown>>;
  language: Language;
  /** Tells this call from others, in logs and to upstreams. */
  requestId: string;
  signal: AbortSignal;
}

/**
 * Makes a call of the platform itself, as a scheduled task does: without an app, and so without permission, limits and access log. Parameters are
 * validated as usual. Never throws: an internal error becomes `ret` 500.
 */
export async function makeOwnCall(platform: Platform, { service: name, members, language, requestId, signal }: OwnCall): Promise<Answer> {
  const raw: RawCall = { method: 'POST', fields: {}, members, files: [], ip: '', userAgent: '', language, requestId, signal };
  const service = platform.services.find(name);
  if (!service || !isCalledByTasks(service)) return errorAnswer(unknownService(name), raw, {});
  const call = newCall(platform, raw, service);
  call.isAdmitted = true;
  try {
    return await runHandler(call, readParameters(call));
  } catch (error) {
    return errorAnswer(error, raw, call.headers);
  }
}
