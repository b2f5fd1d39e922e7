import { DisconnectOutlined, KeyOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { operationOf } from '../../../../engine/core/calls/screens/screen-operations.ts';
import { fillText } from '../../../../engine/core/text/text.ts';
import { ApiError, call, notify, useText, withEncryptedSecrets } from '../../../../engine/web/index.ts';
import { texts as editLabels } from '../../../../generated/words/designer-panels/edit-labels.ts';
import { texts } from '../../../../generated/words/node-http/request-values.ts';
import { nodeTitle } from '../../../model/analysis/node-title.ts';
import { disconnect, edgeKey } from '../../../model/edits/edges/edge-edits.ts';
import { setPortFormula, setPortValue } from '../../../model/edits/flow/node-edits.ts';
import { edgeInto } from '../../../model/types/flow.ts';
import { FormulaField } from '../../../panels/formula/FormulaField.tsx';
import { useSettingsPlace } from '../../../panels/inspector/settings/controls/settings-context.ts';
import { ValueField } from '../../../panels/parts/ValueField.tsx';
import { useDesigner, useDesignerState } from '../../../panels/state/use-designer.ts';
import type { HttpBinding } from '../model/http-binding.ts';
import { isCredentialName } from '../model/request-words.ts';
import { readFromSecret } from './request-rows.ts';

const addConfiguration = operationOf({ site: 'admin', className: 'Configuration', calls: {} }, 'Add');

/** What a row sends: a value, a formula after `=`, or what is connected. A key that is written out can be stored as a secret. */
export function RowValue({ row, name }: { row: HttpBinding; name: string }) {
  const text = useText();
  const designer = useDesigner();
  const { node: id } = useSettingsPlace();
  const { definition } = useDesignerState();
  const [isBusy, setBusy] = useState(false);
  const node = definition.flow.nodes.find((one) => one.id === id);
  const { port } = row;
  const edge = edgeInto(definition.flow, id, port);
  const formula = node?.formulas?.[port];
  const value = node?.values && Object.hasOwn(node.values, port) ? node.values[port] : undefined;
  if (edge) {
    const source = definition.flow.nodes.find((one) => one.id === edge.from.node);
    const shown = source ? text(nodeTitle(source)) : edge.from.node;
    return (
      <span className="design-request-source" title={shown}>
        <span>← {shown}</span>
        <Button
          type="text"
          size="small"
          icon={<DisconnectOutlined />}
          aria-label={`${text(texts.disconnect)} ${name}`}
          onClick={() => designer.edit(editLabels.disconnect, (current) => disconnect(current, [edgeKey(edge)]))}
        />
      </span>
    );
  }
  if (formula !== undefined) return <FormulaField at={{ node: id, port }} formula={formula} />;
  const isKey = typeof value === 'string' && value !== '' && row.in !== 'body' && row.in !== 'path' && (row.in === 'cookie' || isCredentialName(name));
  const store = async () => {
    setBusy(true);
    const secret = secretName(name, definition.class);
    const fields = [{ name: 'secret_value', format: 'secret' }] as unknown as Parameters<typeof withEncryptedSecrets>[0];
    try {
      await call(addConfiguration, await withEncryptedSecrets(fields, { name: secret, secret: true, secret_value: String(value), description: '' }), {
        quiet: true,
      });
      designer.edit(editLabels.settings, (current) => readFromSecret(current, id, port, secret));
      notify('success', text(fillText(texts.stored, { name: secret })));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notify('error', error.message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <ValueField
        type={{ type: 'any' }}
        label={`${text(texts.value)} ${name}`}
        placeholder={text(texts.placeholder)}
        value={value}
        {...(isKey && { status: 'warning' as const })}
        onFormula={(typed) => designer.edit(editLabels.formula, (current) => setPortFormula(current, id, port, typed))}
        onChange={(next) => designer.edit(editLabels.value, (current) => setPortValue(current, id, port, next), `value.${id}.${port}`)}
      />
      {isKey && (
        <Button className="design-request-secret" type="link" size="small" icon={<KeyOutlined />} loading={isBusy} onClick={() => void store()}>
          {text(texts.store)}
        </Button>
      )}
    </>
  );
}

/** `X-Api-Key` of the class Weather: `Weather.x_api_key`, with the moment, as names stay. */
function secretName(name: string, className: string): string {
  const plain = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '');
  return `${/^[A-Za-z]/.test(className) ? className : 'Upstream'}.${plain}.${Date.now().toString(36)}`;
}
