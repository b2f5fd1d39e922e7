import type { HttpForward, HttpRequest } from '../../../model/semantics/runtime/runtime.ts';
import { httpNulls, httpStyles, sentBindings } from './http-binding.ts';

export const httpForwards: readonly HttpForward[] = ['call-id', 'app', 'address'];

type RequestWords = Pick<HttpRequest, 'media' | 'nulls' | 'styles' | 'accept' | 'relay' | 'forward' | 'callerCredential' | 'timeout' | 'pass'>;

/**
 * The members of a request that its settings say outright, in the order they are printed; the same for all three ways of running.
 * @param comesFromCaller whether the value of an input was made of a parameter of the call
 */
export function requestWords(settings: Record<string, unknown>, comesFromCaller: (port: string) => boolean): RequestWords {
  const { media, accept, pass, timeout } = settings;
  const styles = httpStyles(sentBindings(settings));
  const nulls = httpNulls(sentBindings(settings));
  const relay = texts(settings.relay).map((name) => name.toLowerCase());
  const forward = Array.isArray(settings.forward) ? httpForwards.filter((word) => texts(settings.forward).includes(word)) : undefined;
  return {
    media: typeof media === 'string' ? media : 'application/json',
    ...(nulls && { nulls }),
    ...(styles && { styles }),
    ...(typeof accept === 'string' && accept !== '' && { accept }),
    ...(relay.length > 0 && { relay }),
    ...(forward && !(forward.length === 1 && forward[0] === 'call-id') && { forward }),
    ...(carriesCallersCredential(settings, comesFromCaller) && { callerCredential: true }),
    ...(typeof timeout === 'number' && { timeout }),
    ...(pass === true && { pass: true }),
  };
}

/** Names under which APIs ask who calls. */
const credentialNames = /auth|token|jwt|bearer|api[-_.]?key|app[-_.]?key|access[-_.]?key|secret|passw|credential|session|signature|^sign$|^sid$|^key$/i;

/** Whether APIs ask who calls under that name. */
export function isCredentialName(name: string): boolean {
  return credentialNames.test(name);
}

function carriesCallersCredential(settings: Record<string, unknown>, comesFromCaller: (port: string) => boolean): boolean {
  return sentBindings(settings).some(({ port, in: place, name = port }) => {
    const isOne = place === 'cookie' || (place !== 'path' && place !== 'body' && (isCredentialName(name) || /^cookie$/i.test(name)));
    return isOne && comesFromCaller(port);
  });
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
}
