import { Input, Radio } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Json } from '../../../engine/core/json/json.ts';
import { Dialog, useIsNarrow } from '../../../engine/web/index.ts';
import { texts as editLabels } from '../../../generated/words/designer-panels/edit-labels.ts';
import { addParameters } from '../../model/edits/interface/parameter-edits.ts';
import { addReturns } from '../../model/edits/interface/return-edits.ts';
import { parametersFromJson, returnsFromJson } from '../../model/quick-entry/json-to-parameters.ts';
import type { InterfaceDefinition } from '../../model/types/definition.ts';
import { Field } from '../parts/Field.tsx';
import { TypeMark } from '../parts/type-mark/TypeMark.tsx';
import { useDesigner } from '../state/use-designer.ts';
import { parameterRows } from './rows/parameter-rows.ts';
import { returnRows } from './rows/return-rows.ts';
import { levelWidth } from './SortableTree.tsx';

type GeneratedPart = Pick<InterfaceDefinition, 'parameters'> | Pick<InterfaceDefinition, 'returns'>;

/** Fields of the preview: a person looks at the first, and a document may have thousands. */
const previewed = 50;

/** Paste an example, see what it becomes, take it: beside what is there, or instead of it. */
export default function JsonDialog({ kind, onClose }: { kind: 'parameters' | 'returns'; onClose(): void }) {
  const { t } = useTranslation('designer-panels');
  const designer = useDesigner();
  const isNarrow = useIsNarrow();
  const [text, setText] = useState('');
  const [mode, setMode] = useState<'append' | 'replace'>('append');
  const { value, generated, rows } = useMemo(() => readExample(text, kind), [text, kind]);
  const isEmpty = text.trim() === '';
  const error = isEmpty || rows.length > 0 ? null : t(value === undefined ? 'json.wrong' : 'json.object');
  const take = () => {
    if (generated) designer.edit(editLabels.fromJson, (current) => (mode === 'replace' ? { ...current, ...generated } : appended(current, generated)));
    onClose();
  };
  return (
    <Dialog
      open
      width={isNarrow ? '100%' : 640}
      title={t(kind === 'parameters' ? 'json.titleParameters' : 'json.titleReturns')}
      okText={t('json.ok')}
      cancelText={t('json.cancel')}
      okButtonProps={{ disabled: rows.length === 0 }}
      onOk={take}
      onCancel={onClose}
    >
      <Field label={t('json.paste')} {...(error !== null && { error })}>
        {(control) => (
          <Input.TextArea
            {...control}
            autoFocus
            className="design-typed"
            spellCheck={false}
            autoSize={{ minRows: 5, maxRows: 12 }}
            placeholder='{ "name": "茶杯", "price": 1200, "tags": ["new"] }'
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      {rows.length > 0 && (
        <>
          <div aria-live="polite">{t('json.preview', { count: rows.length })}</div>
          <ul className="design-json-preview">
            {rows.slice(0, previewed).map((row) => (
              <li key={row.key} style={{ paddingInlineStart: row.depth * levelWidth }}>
                <code>{row.name}</code>
                <TypeMark type={row.type} />
              </li>
            ))}
            {rows.length > previewed && <li className="p-second">{t('json.more', { count: rows.length - previewed })}</li>}
          </ul>
          <Radio.Group
            aria-label={t('json.mode')}
            value={mode}
            onChange={(event) => setMode(event.target.value)}
            options={(['append', 'replace'] as const).map((one) => ({ value: one, label: t(`json.${one}`) }))}
          />
        </>
      )}
    </Dialog>
  );
}

function rowsOf(generated: GeneratedPart): { key: string; depth: number; name: string; type: string }[] {
  if ('parameters' in generated) {
    return parameterRows(generated.parameters).map(({ path, parameter }) => ({
      key: path.join('.'),
      depth: path.length - 1,
      name: parameter.name,
      type: parameter.type,
    }));
  }
  return returnRows(generated.returns).map(({ index, depth, field, prefix }) => ({
    key: String(index),
    depth,
    name: field.name.slice(prefix.length),
    type: field.type,
  }));
}

/** In one go: each name is made free of those before it. */
function appended(current: InterfaceDefinition, generated: GeneratedPart): InterfaceDefinition {
  return 'parameters' in generated ? addParameters(current, generated.parameters) : addReturns(current, generated.returns);
}

function readExample(
  text: string,
  kind: 'parameters' | 'returns',
): { value: Json | undefined; generated: GeneratedPart | null; rows: ReturnType<typeof rowsOf> } {
  const value = jsonOf(text);
  const generated: GeneratedPart | null =
    value === undefined ? null : kind === 'parameters' ? { parameters: parametersFromJson(value) } : { returns: returnsFromJson(value) };
  return { value, generated, rows: generated === null ? [] : rowsOf(generated) };
}

function jsonOf(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}
