import type { ScreenAnswer } from '../../../core/calls/screens/screen.ts';
import { toolbarItems } from '../../actions/action-item.ts';
import { ToolbarButtons } from '../actions/ToolbarButtons.tsx';
import { useActions } from '../actions/use-actions.tsx';

/** What can be done from a dashboard; its numbers are asked anew afterwards. */
export function DashboardActions({ answer, reload }: { answer: ScreenAnswer; reload(): void }) {
  const { actions, dialogs } = useActions({ answer, view: () => {}, patch: () => () => {}, reloadRow: async () => reload(), changed: reload });
  const items = toolbarItems(answer);
  if (items.length === 0) return null;
  return (
    <div className="dash-actions">
      <ToolbarButtons items={items} perform={actions.perform} />
      {dialogs}
    </div>
  );
}
