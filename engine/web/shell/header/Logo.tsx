import { Link } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { logoPath } from '../../../core/text/logo-path.ts';
import { site } from '../../state/site-title.ts';
import { homePath } from '../../state/tabs.ts';

export function Logo() {
  const { title } = useSnapshot(site);
  return (
    <Link className="p-logo" to={homePath} aria-label={title}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path fill="currentColor" d={logoPath} />
      </svg>
      <span>{title}</span>
    </Link>
  );
}
