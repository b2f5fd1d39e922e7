import type { FieldProps } from '@rjsf/utils';
import { texts as editLabels } from '../../../../generated/words/designer-panels/edit-labels.ts';
import { setNodeSettings } from '../../../model/edits/flow/renamed-ports.ts';
import { makeRoomIfGrown } from '../../../model/layout/make-room.ts';
import { knownTables, nameOfTable } from '../../../panels/inspector/settings/controls/known-tables.ts';
import { NameField } from '../../../panels/inspector/settings/controls/NameField.tsx';
import { useSettingsPlace } from '../../../panels/inspector/settings/controls/settings-context.ts';
import { useLoaded } from '../../../panels/inspector/settings/controls/use-loaded.ts';
import { useDesigner, useDesignerState } from '../../../panels/state/use-designer.ts';
import { withTable } from '../model/with-table.ts';

/** A table: the interface's own, or any of the databases; one that does not exist yet may be typed. What is written into one that is known are its columns. */
export function TableField(props: FieldProps) {
  const designer = useDesigner();
  const { node } = useSettingsPlace();
  const { table: own, flow, parameters } = useDesignerState().definition;
  const tables = useLoaded(knownTables)?.items ?? [];
  const options = tables.map((table) => ({ value: nameOfTable(table), title: table.refusal ?? table.title, disabled: table.refusal !== null }));
  if (own && !options.some(({ value }) => value === own.name)) options.unshift({ value: own.name, title: own.name, disabled: false });
  const choose = (chosen: string) => {
    const settings = flow.nodes.find(({ id }) => id === node)?.settings;
    const columnsOf = (table: unknown) => (own?.name === table ? own : tables.find((known) => nameOfTable(known) === table))?.columns;
    // A row that goes on as a whole takes no hidden column with it.
    const isPassedOn = flow.edges.some(({ from }) => from.node === node);
    const changed = settings && withTable(settings, chosen, columnsOf, isPassedOn ? [] : parameters);
    if (!changed) props.onChange(chosen || undefined, props.fieldPathId.path);
    else designer.edit(editLabels.settings, (current) => makeRoomIfGrown(current, setNodeSettings(current, node, changed), node), `settings.${node}.table`);
  };
  return <NameField {...props} options={options} onChoose={choose} />;
}
