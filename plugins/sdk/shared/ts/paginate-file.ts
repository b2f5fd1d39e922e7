import type { SdkFile } from '../sdk-interface.ts';

/** Going through pages. */
export function tsPaginateFile(): SdkFile {
  return { path: 'src/paginate.ts', text };
}

const text = `/**
 * Every element of all pages, one page at a time. Ends with a page that is empty or, where the size is known, not full.
 * @param read the elements of one page
 * @param first number of the first page
 * @param size elements of a full page
 */
export async function* paginate<Item>(read: (page: number) => Promise<readonly Item[]>, first = 1, size?: number): AsyncGenerator<Item, void, undefined> {
  for (let page = first; ; page++) {
    const items = await read(page);
    yield* items;
    if (items.length === 0 || (size !== undefined && items.length < size)) return;
  }
}
`;
