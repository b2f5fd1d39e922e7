import type { HttpStyles, ValueStyle } from '../../../model/semantics/runtime/runtime.ts';
import { isValueStyle } from './value-styles.ts';

export const httpPlaces = ['path', 'query', 'header', 'cookie', 'field', 'body'] as const;
export type HttpPlace = (typeof httpPlaces)[number];

/** Where one input of the node goes in the request. `field` is a member of the body, `body` is the whole body. */
export interface HttpBinding {
  port: string;
  in: HttpPlace;
  /** Name on the wire; the port's name when left out. */
  name?: string;
  /** Left out: the usual way. */
  style?: ValueStyle;
  /** Of a JSON body or a field of it: null is sent as null, and only what was not sent is left out. */
  nullable?: boolean;
  /** Kept, and not sent. */
  off?: boolean;
}

/** The member of a request that the inputs of a place go into. */
export const requestParts = { path: 'path', query: 'query', header: 'headers', cookie: 'cookies', field: 'body', body: 'body' } as const;

/** The bindings that stand in the settings of a node; an entry without a port or with an unknown place is left out. */
export function bindingsOf(settings: Record<string, unknown>): HttpBinding[] {
  if (!Array.isArray(settings.inputs)) return [];
  return settings.inputs.flatMap((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null || !('port' in entry) || !('in' in entry) || typeof entry.port !== 'string') return [];
    const where = httpPlaces.find((known) => known === entry.in);
    const name = 'name' in entry && typeof entry.name === 'string' ? entry.name : undefined;
    const style = 'style' in entry && isValueStyle(entry.style) ? entry.style : undefined;
    const nullable = 'nullable' in entry && entry.nullable === true;
    const off = 'off' in entry && entry.off === true;
    if (!where) return [];
    return [
      {
        port: entry.port,
        in: where,
        ...(name === undefined ? {} : { name }),
        ...(style === undefined ? {} : { style }),
        ...(nullable ? { nullable } : {}),
        ...(off ? { off } : {}),
      },
    ];
  });
}

/** Those that go into the request; what stands in the address always does. */
export function sentBindings(settings: Record<string, unknown>): HttpBinding[] {
  return bindingsOf(settings).filter(({ off, in: place }) => !off || place === 'path');
}

/** Members of the body whose null is sent, `all` for a whole body; undefined where there are none. */
export function httpNulls(bindings: readonly HttpBinding[]): string[] | 'all' | undefined {
  const whole = bindings.find((binding) => binding.in === 'body');
  if (whole) return whole.nullable ? 'all' : undefined;
  const names = bindings.filter((binding) => binding.in === 'field' && binding.nullable).map(({ port, name = port }) => name);
  return names.length === 0 ? undefined : names;
}

/** What the inputs say of how they are written; undefined when all go the usual way. */
export function httpStyles(bindings: readonly HttpBinding[]): HttpStyles | undefined {
  const styles: HttpStyles = {};
  const whole = bindings.find((binding) => binding.in === 'body');
  for (const { port, name = port, in: place, style } of bindings) {
    if (style === undefined || place === 'body' || (whole && place === 'field')) continue;
    const part = requestParts[place];
    const named = styles[part];
    styles[part] = { ...(typeof named === 'object' ? named : {}), [name]: style };
  }
  if (whole?.style !== undefined) styles.body = whole.style;
  return Object.keys(styles).length === 0 ? undefined : styles;
}
