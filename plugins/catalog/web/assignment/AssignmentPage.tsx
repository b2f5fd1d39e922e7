import type { PageProps } from '../../../../engine/web/index.ts';
import { useText } from '../../../../engine/web/index.ts';
import { InterfaceRights } from './InterfaceRights.tsx';

/** Which interfaces apps, accounts and levels may call, side by side. */
export default function AssignmentPage({ screen }: PageProps) {
  const text = useText();
  return <InterfaceRights title={text(screen.label)} purpose={screen.purpose ? text(screen.purpose) : ''} targets={['app', 'account', 'level']} />;
}
