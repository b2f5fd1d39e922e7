import { Link } from 'react-router-dom';
import { homePath } from '../../state/tabs.ts';
import { logoPath } from '../../theme/logo-path.ts';

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
