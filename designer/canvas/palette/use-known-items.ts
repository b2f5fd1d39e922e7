import { useEffect, useState } from 'react';
import { operationOf } from '../../../engine/core/calls/screens/screen-operations.ts';
import { plainText } from '../../../engine/core/text/text.ts';
import { call } from '../../../engine/web/index.ts';
import { listTables } from '../../calls/data-calls.ts';
import { type InterfaceDefinition, serviceOf, tableName } from '../../model/types/definition.ts';
import { functionSettings } from '../../model/types/flow-function.ts';
import { loadFunctions } from '../../panels/state/known-functions.ts';
import { useDesigner } from '../../panels/state/use-designer.ts';
import type { PaletteItem } from './palette-entries.ts';

/** Milliseconds without a key after which the server is asked. */
const pause = 150;
/** Of each kind: enough to see the one that is meant, or to type on. */
const most = 8;

const listInterfaces = operationOf({ site: 'admin', className: 'Interface', calls: {} }, 'List');

/** Published functions, interfaces and tables that these words find, as the nodes that use them. None while nothing is typed, and where the server does not answer. */
export function useKnownItems(words: string): readonly PaletteItem[] {
  const designer = useDesigner();
  const [found, setFound] = useState<{ words: string; items: readonly PaletteItem[] }>({ words: '', items: [] });
  const wanted = words.trim();
  useEffect(() => {
    if (wanted === '') return;
    const abort = new AbortController();
    const own = serviceOf(designer.state.definition);
    const none = (): PaletteItem[] => [];
    const timer = setTimeout(() => {
      const options = { signal: abort.signal, quiet: true };
      const lists = [functionsFound(wanted, own), interfacesFound(wanted, own, options), tablesFound(wanted, options)];
      void Promise.all(lists.map((list) => list.catch(none))).then((found) => {
        if (!abort.signal.aborted) setFound({ words: wanted, items: found.flat() });
      });
    }, pause);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [wanted, designer]);
  return found.words === wanted ? found.items : [];
}

async function functionsFound(words: string, own: string): Promise<PaletteItem[]> {
  const wanted = words.toLowerCase();
  return (await loadFunctions())
    .filter(({ service, title }) => service !== own && `${title} ${service}`.toLowerCase().includes(wanted))
    .slice(0, most)
    .map(({ service, title, version, bundle, definition }): PaletteItem => {
      const settings = functionSettings(definition, version, bundle);
      return { key: `function:${service}`, type: 'function', family: 'compute', label: plainText(`${title} · ${service}`), settings };
    });
}

async function interfacesFound(words: string, own: string, options: { signal: AbortSignal; quiet: boolean }): Promise<PaletteItem[]> {
  const request = { search: words, filters: { status: 'published' }, per_page: most, fields: ['service_name', 'title', 'definition'] };
  const { items } = await call(listInterfaces, request, options);
  return items.flatMap(({ service_name, title, definition }): PaletteItem[] => {
    const service = String(service_name);
    const { parameters, kind } = definition as InterfaceDefinition;
    if (service === own || kind === 'function') return [];
    const settings = { service, parameters: parameters.map(({ name }) => name) };
    return [{ key: `interface:${service}`, type: 'call', family: 'outside', label: plainText(`${String(title)} · ${service}`), settings }];
  });
}

async function tablesFound(words: string, options: { signal: AbortSignal; quiet: boolean }): Promise<PaletteItem[]> {
  const { items } = await call(listTables, {}, options);
  const wanted = words.toLowerCase();
  return items
    .filter(({ table, title, refusal }) => refusal === null && `${table} ${title}`.toLowerCase().includes(wanted))
    .slice(0, most)
    .map(({ database, table, title, columns }): PaletteItem => {
      const name = tableName({ name: table, ...(database !== null && { database }) });
      const answers = columns.filter(({ hidden }) => !hidden).map((column) => ({ name: column.name, type: column.type }));
      const settings = { operation: 'list', table: name, columns: [], answers };
      return { key: `table:${name}`, type: 'table', family: 'data', label: plainText(title && title !== table ? `${title} · ${name}` : name), settings };
    });
}
