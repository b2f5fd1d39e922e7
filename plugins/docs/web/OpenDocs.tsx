import { useSearchParams } from 'react-router-dom';
import { DocsReader } from './reader/DocsReader.tsx';

/** The same docs in a tab of the back-office, where an answer can be kept. `?call=Shop.Order.Create` names the interface. */
export default function OpenDocs() {
  const [query] = useSearchParams();
  return <DocsReader face="admin" requested={query.get('call')} addressOf={(name) => (name === null ? '?' : `?call=${encodeURIComponent(name)}`)} />;
}
