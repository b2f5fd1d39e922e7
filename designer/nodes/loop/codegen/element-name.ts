import type { Emission } from '../../../codegen/emit/emit-flow.ts';

/** A local name for the element of a loop: `orders` has an `order`; `item` where the list has no such name. */
export function elementName(emission: Emission): string {
  const source = emission.source('items');
  const { name, path, table } = source?.settings ?? {};
  const list = [name, path, table].find((text) => typeof text === 'string' && text !== '');
  const word =
    String(list ?? '')
      .split('.')
      .at(-1) ?? '';
  const single = word.replace(/ies$/, 'y').replace(/([^s])s$/, '$1');
  return single !== word && /^[A-Za-z]\w*$/.test(single) ? single : 'item';
}
