import { orderColumn, pinyinColumn } from '../../../core/derive/table/pinyin-columns.ts';
import type { Values } from '../../kernel/ports/repository.ts';
import { orderKey } from './order-key.ts';
import { searchForm } from './search-form.ts';

/** Returns the values of the two columns that go with a text. */
export function pinyinValues(column: string, text: unknown): Values {
  const isText = typeof text === 'string';
  return { [orderColumn(column)]: isText ? orderKey(text) : null, [pinyinColumn(column)]: isText ? searchForm(text) : null };
}
