import type { CheckContext } from '../../core/descriptor/check/check-screens.ts';
import type { PluginPart } from '../../core/descriptor/check/shapes/check-parts.ts';
import type { PluginHost } from '../kernel/plugin-host.ts';

/** Names of what a plugin's web half offers, listed in generated/plugins.server.ts: the server cannot load that half itself. */
export interface WebParts {
  pages: string[];
  widgets: string[];
  results: string[];
}

/** Returns a function that tells which `<plugin>/<export>` exist. */
export function knowsParts(host: Pick<PluginHost, 'handler' | 'hooks' | 'computed' | 'rows'>, web: Record<string, WebParts>): CheckContext['knows'] {
  return (ref, part) => {
    if (part === 'handler') return host.handler(ref) !== undefined;
    if (part === 'rows') return host.rows(ref) !== undefined;
    if (part === 'computed') return host.computed(ref) !== undefined;
    if (part === 'hooks') return host.hooks(ref) !== undefined;
    const [plugin = '', name = ''] = ref.split('/');
    return web[plugin]?.[webList[part]].includes(name) ?? false;
  };
}

const webList = { page: 'pages', widget: 'widgets', result: 'results' } as const satisfies Partial<Record<PluginPart, keyof WebParts>>;
