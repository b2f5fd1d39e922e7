import { type HttpBinding, requestParts, sentBindings } from '../model/http-binding.ts';

/** The inputs of an HTTP node by the part of the request they fill; the same for every target. */
export function httpParts(settings: Record<string, unknown>): { part: string; bindings: HttpBinding[] }[] {
  const groups = Map.groupBy(sentBindings(settings), (binding) => requestParts[binding.in]);
  return [...groups].map(([part, bindings]) => ({ part, bindings }));
}

/** The binding that is the whole body, if any. */
export function wholeBody(bindings: readonly HttpBinding[]): HttpBinding | undefined {
  return bindings.find((binding) => binding.in === 'body');
}
