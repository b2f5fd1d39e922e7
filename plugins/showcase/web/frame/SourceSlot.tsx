import type { PageProps } from '../../../../engine/web/index.ts';
import { SourcePanel } from './SourcePanel.tsx';

/** The descriptor beside a page that the engine draws from it. */
export default function SourceSlot({ screen }: PageProps) {
  return <SourcePanel screen={screen.name} />;
}
