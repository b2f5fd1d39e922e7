import { Select } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useText } from '../../../engine/web/index.ts';
import { texts as editLabels } from '../../../generated/words/designer-panels/edit-labels.ts';
import { flowTypes } from '../../model/analysis/flow-types.ts';
import { connectionsFrom, insertConversion } from '../../model/edits/edges/connection.ts';
import { connect, disconnect } from '../../model/edits/edges/edge-edits.ts';
import { edgeInto, type PortRef } from '../../model/types/flow.ts';
import { portName } from '../parts/node-name.ts';
import { TypeMark } from '../parts/type-mark/TypeMark.tsx';
import { useDesigner, useDesignerState } from '../state/use-designer.ts';

interface SourceSelectProps {
  /** The input port to be fed. */
  to: PortRef;
  label: string;
  autoFocus?: boolean;
  onDone?(): void;
}

/** Every output that may feed an input, and those that may after a conversion. Choosing one makes the edge. */
export function SourceSelect({ to, label, autoFocus, onDone }: SourceSelectProps) {
  const { t } = useTranslation('designer-inspector');
  const text = useText();
  const designer = useDesigner();
  const { definition } = useDesignerState();
  const [isOpen, setOpen] = useState(autoFocus === true);
  const [search, setSearch] = useState('');
  const edge = edgeInto(definition.flow, to.node, to.port);
  const { node, port } = to;
  const sources = useMemo(() => (isOpen ? sourcesOf(definition, { node, port }) : []), [isOpen, definition, node, port]);
  const nameOf = (from: PortRef) => portName(definition, from, text);
  const choose = (key: string | undefined) => {
    const [id = '', ...rest] = (key ?? '').split('.');
    const from = { node: id, port: rest.join('.') };
    const source = sources.find((candidate) => candidate.key === key);
    if (key === undefined) designer.edit(editLabels.disconnect, (current) => disconnect(current, [`${node}.${port}`]));
    else if (source?.conversion) designer.edit(editLabels.convert, (current) => insertConversion(current, { from, to }));
    else designer.edit(editLabels.connect, (current) => connect(current, { from, to }));
    setOpen(false);
    onDone?.();
  };
  return (
    <Select<string>
      aria-label={label}
      className="design-value-field"
      value={edge ? `${edge.from.node}.${edge.from.port}` : undefined}
      labelRender={() => (edge ? nameOf(edge.from) : null)}
      placeholder={t('ports.connect')}
      allowClear
      autoFocus={autoFocus}
      open={isOpen}
      onOpenChange={setOpen}
      onChange={choose}
      notFoundContent={t('ports.noSource')}
      showSearch={{ filterOption: (typed, option) => `${option?.label}`.toLowerCase().includes(typed.toLowerCase()), onSearch: setSearch }}
      // Tab takes the active option: before anything is typed it shall go on to the field for a value instead.
      defaultActiveFirstOption={search !== ''}
      popupMatchSelectWidth={260}
      options={sources.map((source) => ({
        value: source.key,
        label: nameOf(source.from),
        type: source.type,
        note: source.conversion ? text(source.conversion) : '',
      }))}
      optionRender={({ label: name, data }) => (
        <span className="design-insp-port-head">
          <span>
            {name}
            {data.note && <span className="design-option-note"> {t('ports.converted', { name: data.note })}</span>}
          </span>
          <TypeMark type={data.type} />
        </span>
      )}
    />
  );
}

function sourcesOf(definition: Parameters<typeof connectionsFrom>[0], to: PortRef) {
  const types = flowTypes(definition);
  return [...connectionsFrom(definition, to, 'input')].flatMap(([key, answer]) => {
    if (!answer.ok && !answer.conversion) return [];
    const dot = key.indexOf('.');
    const from = { node: key.slice(0, dot), port: key.slice(dot + 1) };
    const { type } = types.output(from.node, from.port);
    return [{ key, from, type, conversion: answer.ok ? null : (answer.conversion?.label ?? null) }];
  });
}
