import { texts } from '../../../generated/words/engine-server/unknown-call.ts';
import { callTexts } from '../../core/protocol/call-texts.ts';
import { parseServiceName, systemNamespaces } from '../../core/protocol/service-name.ts';
import { plainText } from '../../core/text/text.ts';
import type { Answer } from '../kernel/call/answer.ts';
import { CallError, refuse } from '../kernel/call/errors.ts';
import type { RawCall } from '../kernel/call/raw-call.ts';
import type { Service } from '../kernel/call/service.ts';
import { unknownService } from '../kernel/call/unknown-service.ts';
import type { Platform } from '../kernel/platform.ts';
import { admit, newCall } from './admit.ts';
import { errorAnswer } from './error-answer.ts';

/** Whether an app could call a service of that name, if it existed. */
export function isOpenName(name: string): boolean {
  const parts = parseServiceName(name);
  return parts !== null && !systemNamespaces.includes(parts.namespace);
}

/** Returns the answer of a call whose service does not exist. */
export async function answerUnknown(platform: Platform, name: string, raw: RawCall): Promise<Answer> {
  const answer = errorAnswer(await refusalOf(platform, name, raw).catch((error: unknown) => error), raw, {});
  return isOpenName(name) ? { ...answer, open: { options: null } } : answer;
}

/**
 * Only sessions learn the difference between an unknown back-office call and a missing right. Under any other name there could be a hidden service,
 * so the credentials of the call are checked as that one's would be: it takes as long and uses up the same nonce.
 */
async function refusalOf(platform: Platform, name: string, raw: RawCall): Promise<CallError> {
  if (name === '') return refuse('badInput', callTexts.noService);
  if (isOpenName(name)) {
    try {
      await admit(newCall(platform, raw, hiddenService(name)));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
    }
  } else if (parseServiceName(name)) {
    const state = await platform.sessions.resolve(raw.fields.access_token ?? '');
    if ('ended' in state) return refuse('tokenInvalid');
    const [, className = ''] = name.split('.');
    if (platform.screens.isBroken(className)) return refuse('notFound', texts.broken, { name });
  }
  return unknownService(name);
}

function hiddenService(name: string): Service {
  return { name, title: plainText(name), parameters: [], access: { kind: 'app', visibility: 'hidden' }, handle: () => null };
}
