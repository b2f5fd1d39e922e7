import type { DataNames } from '../build/crud-definitions.ts';

/**
 * Parses the names of data interfaces: `Product 商品`, or with the namespace in front `Shop.Product 商品`. A class without a title is its own title; the
 * class is capitalised.
 * @param namespace if the line names none
 * @example parseDataNames('product 商品', 'App') // { namespace: 'App', class: 'Product', title: '商品' }
 */
export function parseDataNames(text: string, namespace: string): DataNames {
  const [, first = '', second, title = ''] = /^\s*([^\s.．]*)(?:[.．]([^\s.．]*))?\s*(.*?)\s*$/su.exec(text) ?? [];
  const name = capitalised(second ?? first);
  return { namespace: second === undefined ? namespace : capitalised(first), class: name, title: title === '' ? name : title };
}

/** `ProductCategory` → `product_category`. */
export function tableOfClass(className: string): string {
  return className
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1_$2')
    .toLowerCase();
}

/** `product_category` → `ProductCategory`. */
export function classOfTable(table: string): string {
  return table.split('_').map(capitalised).join('');
}

function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
