import { Alert, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, Dialog, notify, useText } from '../../../engine/web/index.ts';
import { texts as editLabels } from '../../../generated/words/designer-panels/edit-labels.ts';
import { planFunction } from '../../model/edits/functions/make-function.ts';
import { makeRoom } from '../../model/layout/make-room.ts';
import { namedInSentence } from '../../model/types/type-label.ts';
import { publishInterface, saveInterface } from '../../panels/state/design-calls.ts';
import { loadFunctions } from '../../panels/state/known-functions.ts';
import { useDesigner, useDesignerState } from '../../panels/state/use-designer.ts';
import { useCanvas } from '../state/use-canvas.ts';
import { focusNode } from '../view/focus-node.ts';
import { measuredSizes } from '../view/measured-sizes.ts';
import './function-dialog.css';

/** Names the function that the selected nodes become, publishes it and puts one node in their place. */
export default function FunctionDialog() {
  const { t } = useTranslation('designer-canvas');
  const text = useText();
  const designer = useDesigner();
  const canvas = useCanvas();
  const { definition, selectedNodes } = useDesignerState();
  const { namespace } = definition;
  const [className, setClass] = useState(definition.class);
  const [method, setMethod] = useState('');
  const [title, setTitle] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const [stored, setStored] = useState<{ id: number; rev: number } | null>(null);
  const plan = planFunction(definition, selectedNodes, { namespace, class: className, method: method || 'Function', title: title || method });
  const isNamed = [className, method].every((name) => /^[A-Z][A-Za-z0-9_]*$/.test(name));
  const close = () => {
    canvas.state.isMakingFunction = false;
  };
  const make = async () => {
    if ('reason' in plan || !isNamed || isBusy) return;
    setBusy(true);
    setRefusal('');
    try {
      const saved = await saveInterface(stored?.id ?? null, { ...plan.function, rev: stored?.rev ?? 0 });
      setStored(saved);
      const { bundle } = await publishInterface(saved.id, saved.rev, true);
      let id = '';
      designer.edit(editLabels.makeFunction, () => {
        const replaced = plan.replaced(1, bundle);
        id = replaced.id;
        return makeRoom(replaced.definition, id, measuredSizes(canvas));
      });
      designer.select([id]);
      close();
      focusNode(canvas, id);
      notify('success', t('function.made', { name: `${namespace}.${className}.${method}` }));
      await loadFunctions();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal([error.message, ...error.fieldErrors.map((one) => text(one.text))].join('\n'));
    } finally {
      setBusy(false);
    }
  };
  const ports = (names: readonly { name: string; type: string }[]) =>
    names.map(({ name, type }) => `${name}: ${text(namedInSentence(type))}`).join(', ') || t('function.none');
  return (
    <Dialog
      open
      width={520}
      title={t('function.title')}
      okText={t('function.make')}
      cancelText={t('function.cancel')}
      okButtonProps={{ disabled: 'reason' in plan || !isNamed, loading: isBusy }}
      onOk={() => void make()}
      onCancel={close}
    >
      {'reason' in plan ? (
        <Alert type="warning" showIcon title={text(plan.reason)} />
      ) : (
        <div className="design-function">
          <label htmlFor="design-function-words">
            {t('function.words')}
            <Input id="design-function-words" autoFocus maxLength={200} value={title} onChange={(event) => setTitle(event.target.value)} />
          </label>
          <div className="design-function-part">
            <span id="design-function-name">{t('function.name')}</span>
            <fieldset className="design-function-name" aria-labelledby="design-function-name">
              <code>{namespace}.</code>
              <Input aria-label={t('function.class')} spellCheck={false} value={className} onChange={(event) => setClass(event.target.value)} />
              <code>.</code>
              <Input
                aria-label={t('function.method')}
                spellCheck={false}
                placeholder="OrderTotal"
                value={method}
                onChange={(event) => setMethod(event.target.value)}
                onPressEnter={() => void make()}
              />
            </fieldset>
          </div>
          <dl>
            <dt>{t('function.inputs')}</dt>
            <dd>
              <code>{ports(plan.function.parameters)}</code>
            </dd>
            <dt>{t('function.outputs')}</dt>
            <dd>
              <code>{ports(plan.function.returns)}</code>
            </dd>
          </dl>
          <p className="design-option-note">{t('function.hint')}</p>
          {refusal !== '' && <Alert type="error" showIcon className="design-function-error" title={refusal} />}
        </div>
      )}
    </Dialog>
  );
}
