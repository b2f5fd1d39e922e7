import { useSearchParams } from 'react-router-dom';
import type { RowQuestion } from './use-rows.ts';

/** Reads from the address which rows are asked for. `change` puts values into it; an empty one is left out. */
export function useRowQuestion(): { question: RowQuestion; change(values: Record<string, string>): void } {
  const [search, setSearch] = useSearchParams();
  const of = (name: string) => search.get(name) ?? '';
  return {
    question: {
      ...{ database: of('database'), table: of('table'), sort: of('sort'), column: of('column'), value: of('value') },
      ...{ page: Number(of('page')) || 1, per_page: Number(of('size')) || 20 },
    },
    change(values) {
      const next = new URLSearchParams(search);
      for (const [name, value] of Object.entries(values)) value === '' ? next.delete(name) : next.set(name, value);
      setSearch(next);
    },
  };
}
