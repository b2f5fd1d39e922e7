import { Link } from 'react-router-dom';
import { logoPath } from '../logo-path.ts';
import { homePath } from '../state/tabs.ts';

export function Logo() {
  return (
    <Link className="p-logo" to={homePath}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path fill="currentColor" d={logoPath} />
      </svg>
      <span>Portico</span>
    </Link>
  );
}
