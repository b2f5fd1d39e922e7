import { useParams } from 'react-router-dom';
import { DocsReader } from './reader/DocsReader.tsx';

/** The docs as visitors and developers read them: `/docs`, `/docs/Shop.Order.Create`. */
export default function PortalDocs() {
  const { '*': requested = '' } = useParams();
  return (
    <DocsReader
      face="portal"
      requested={requested === '' ? null : requested}
      addressOf={(name) => (name === null ? '/docs' : `/docs/${encodeURIComponent(name)}`)}
    />
  );
}
