import { useLocation } from 'react-router-dom';

/** Where the address of a record's page leads to: one of its lists, and a record there. */
interface Place {
  related?: string;
  entry?: number;
}

/** Reads `?related=thread&entry=12`. */
export function usePlace(): Place {
  const { search } = useLocation();
  const params = new URLSearchParams(search);
  const [related, entry] = [params.get('related'), Number(params.get('entry'))];
  return { ...(related !== null && { related }), ...(Number.isSafeInteger(entry) && entry > 0 && { entry }) };
}
