import type { PageProps } from '../../../../engine/web/index.ts';
import { useText } from '../../../../engine/web/index.ts';
import { InterfaceRights } from './InterfaceRights.tsx';

/** What developers may call of the open platform: by the level of their account, and by account. */
export default function PlatformAssignPage({ screen }: PageProps) {
  const text = useText();
  return <InterfaceRights title={text(screen.label)} purpose={screen.purpose ? text(screen.purpose) : ''} targets={['level', 'account']} />;
}
