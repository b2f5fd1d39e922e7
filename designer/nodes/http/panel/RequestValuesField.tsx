import { DeleteOutlined, SettingOutlined } from '@ant-design/icons';
import type { FieldProps } from '@rjsf/utils';
import { AutoComplete, Button, Checkbox, Popover, Select } from 'antd';
import { useState } from 'react';
import { useLanguage, useText } from '../../../../engine/web/index.ts';
import { texts as editLabels } from '../../../../generated/words/designer-panels/edit-labels.ts';
import { texts as settingTexts } from '../../../../generated/words/node-http/http-node.ts';
import { texts } from '../../../../generated/words/node-http/request-values.ts';
import { makeRoomIfGrown } from '../../../model/layout/make-room.ts';
import type { InterfaceDefinition } from '../../../model/types/definition.ts';
import { useSettingsPlace } from '../../../panels/inspector/settings/controls/settings-context.ts';
import { useDesigner, useDesignerState } from '../../../panels/state/use-designer.ts';
import { bindingsOf, type HttpBinding, type HttpPlace, httpPlaces } from '../model/http-binding.ts';
import { styleLabels, valueStyles } from '../model/value-styles.ts';
import { RowValue } from './RowValue.tsx';
import { addRow, changeRow, removeRow, renameRow, usualHeaders } from './request-rows.ts';
import './request-values.css';

/** What is sent: the query and the headers as tables, and the rest where there is any. Each row has its value, and can be switched off. */
export function RequestValuesField(_props: FieldProps) {
  const { node } = useSettingsPlace();
  const { definition } = useDesignerState();
  const settings = definition.flow.nodes.find(({ id }) => id === node)?.settings ?? {};
  const rows = bindingsOf(settings);
  const hasBody = !['GET', 'HEAD', 'OPTIONS', 'TRACE'].includes(String(settings.method ?? 'GET'));
  const shown = httpPlaces.filter((place) => place === 'query' || place === 'header' || (place === 'field' && hasBody) || rows.some((row) => row.in === place));
  return shown.map((place) => <Rows key={place} place={place} rows={rows.filter((row) => row.in === place)} />);
}

function Rows({ place, rows }: { place: HttpPlace; rows: readonly HttpBinding[] }) {
  const text = useText();
  const designer = useDesigner();
  const { node } = useSettingsPlace();
  const [added, setAdded] = useState('');
  const edit = (change: (definition: InterfaceDefinition) => InterfaceDefinition) =>
    designer.edit(editLabels.settings, (current) => makeRoomIfGrown(current, change(current), node));
  const add = (name: string) => {
    setAdded('');
    if (name.trim() !== '') edit((current) => addRow(current, node, place, name.trim()));
  };
  const title = text(texts[place]);
  const options = offered(place, added, rows);
  return (
    <fieldset className="design-request">
      <legend>{title}</legend>
      {rows.map((row) => (
        <Row key={row.port} row={row} edit={edit} />
      ))}
      {place !== 'body' && (
        <AutoComplete
          className="design-request-add"
          aria-label={`${text(texts.add)} ${title}`}
          placeholder={text(texts.add)}
          value={added}
          options={options}
          onChange={setAdded}
          onSelect={add}
          onBlur={() => add(added)}
          onKeyDown={(event) => {
            // With something offered the key chooses it.
            if (event.key === 'Enter' && options.length === 0 && !event.nativeEvent.isComposing) add(added);
          }}
        />
      )}
    </fieldset>
  );
}

function Row({ row, edit }: { row: HttpBinding; edit(change: (definition: InterfaceDefinition) => InterfaceDefinition): void }) {
  const text = useText();
  const { node } = useSettingsPlace();
  const name = row.name ?? row.port;
  const [typed, setTyped] = useState(name);
  const settle = () => edit((current) => renameRow(current, node, row.port, typed.trim()));
  return (
    <div className={row.off ? 'design-request-row design-request-off' : 'design-request-row'}>
      {row.in !== 'path' && row.in !== 'body' ? (
        <Checkbox
          aria-label={`${text(texts.sent)} ${name}`}
          checked={!row.off}
          onChange={({ target }) => edit((current) => changeRow(current, node, row.port, { off: !target.checked }))}
        />
      ) : (
        <span />
      )}
      <AutoComplete
        className="design-request-name"
        aria-label={`${text(settingTexts.name)} ${name}`}
        value={typed}
        options={offered(row.in, typed === name ? '' : typed, [])}
        onChange={setTyped}
        onBlur={settle}
      />
      <RowValue row={row} name={name} />
      <Popover trigger="click" content={<RowDetails row={row} edit={edit} />}>
        <Button type="text" size="small" icon={<SettingOutlined />} aria-label={`${text(settingTexts.style)} ${name}`} />
      </Popover>
      <Button
        type="text"
        size="small"
        icon={<DeleteOutlined />}
        aria-label={`${text(texts.remove)} ${name}`}
        onClick={() => edit((current) => removeRow(current, node, row.port))}
      />
    </div>
  );
}

/** How a value is written, which hardly anybody has to say. */
function RowDetails({ row, edit }: { row: HttpBinding; edit(change: (definition: InterfaceDefinition) => InterfaceDefinition): void }) {
  const text = useText();
  const language = useLanguage();
  const { node } = useSettingsPlace();
  return (
    <div className="design-request-details">
      <Select
        aria-label={text(settingTexts.style)}
        allowClear
        popupMatchSelectWidth={false}
        placeholder={text(settingTexts.emptyLabel)}
        value={row.style ?? null}
        options={valueStyles.map((style, index) => ({ value: style, label: styleLabels[language]?.[index] ?? style }))}
        onChange={(style) => edit((current) => changeRow(current, node, row.port, { style: style ?? undefined }))}
      />
      <Checkbox checked={row.nullable === true} onChange={({ target }) => edit((current) => changeRow(current, node, row.port, { nullable: target.checked }))}>
        {text(settingTexts.nullable)}
      </Checkbox>
    </div>
  );
}

function offered(place: HttpPlace, typed: string, rows: readonly HttpBinding[]) {
  if (place !== 'header') return [];
  const used = new Set(rows.map(({ port, name = port }) => name.toLowerCase()));
  return usualHeaders.filter((name) => !used.has(name.toLowerCase()) && name.toLowerCase().includes(typed.toLowerCase())).map((value) => ({ value }));
}
