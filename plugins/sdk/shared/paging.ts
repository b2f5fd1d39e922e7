import type { SdkInterface } from './sdk-interface.ts';

/** How the pages of an interface are asked for and what they hold. */
export interface Paging {
  page: string;
  perPage: string;
  /** Field of the answer that is the list. */
  items: string;
}

const pageNames = ['page', 'page_no', 'pageNo', 'pageNum'];
const sizeNames = ['per_page', 'perPage', 'page_size', 'pageSize', 'limit'];
const listNames = ['items', 'list', 'rows', 'data', 'records'];

/** Undefined for an interface whose answers are no pages: it takes a number and a size of the page and answers a list. */
export function pagingOf({ parameters, returns }: SdkInterface): Paging | undefined {
  const named = (names: readonly string[]) => parameters.find(({ name, type }) => type === 'integer' && names.includes(name))?.name;
  const page = named(pageNames);
  const perPage = named(sizeNames);
  const items = listNames.find(
    (name) => returns.some((field) => field.name === name && field.type === 'array') || returns.some((field) => field.name.startsWith(`${name}[]`)),
  );
  return page !== undefined && perPage !== undefined && items !== undefined ? { page, perPage, items } : undefined;
}
