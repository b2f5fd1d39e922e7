import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Input, InputNumber, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useText } from '../../../engine/web/index.ts';
import { texts as editLabels } from '../../../generated/words/designer-panels/edit-labels.ts';
import { changeFailure, setFailures } from '../../model/edits/interface/failure-edits.ts';
import type { FailureRule } from '../../model/types/definition.ts';
import { Field } from '../parts/Field.tsx';
import { useDesigner, useDesignerState } from '../state/use-designer.ts';
import { failureChoices, keyOfFailure } from './failure-choices.ts';
import './failures.css';

/** Which failure callers are answered as what. A failure is never answered as a success; without a rule it is answered as it is. */
export function FailureEditor() {
  const { t } = useTranslation('designer-panels');
  const designer = useDesigner();
  const { definition } = useDesignerState();
  const { failures = [] } = definition;
  const choices = failureChoices(definition);
  const free = choices.find((choice) => !failures.some((rule) => keyOfFailure(rule) === keyOfFailure(choice)));
  const add = ({ from, to }: Pick<FailureRule, 'from' | 'to'>) =>
    designer.edit(editLabels.failures, (current) => setFailures(current, [...(current.failures ?? []), { from, to, ret: from }]));
  return (
    <>
      <p className="design-field-hint">{t('failures.hint')}</p>
      {failures.map((rule, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a rule has no name of its own
        <FailureRow key={index} rule={rule} index={index} choices={choices} />
      ))}
      {free && (
        <Button type="dashed" block size="small" icon={<PlusOutlined />} onClick={() => add(free)}>
          {t('failures.add')}
        </Button>
      )}
    </>
  );
}

function FailureRow({ rule, index, choices }: { rule: FailureRule; index: number; choices: ReturnType<typeof failureChoices> }) {
  const { t } = useTranslation('designer-panels');
  const text = useText();
  const designer = useDesigner();
  const change = (part: Partial<FailureRule>, field: string) =>
    designer.edit(editLabels.failures, (current) => changeFailure(current, index, part), `failures.${index}.${field}`);
  const options = choices.map((choice) => ({ value: keyOfFailure(choice), label: `${keyOfFailure(choice)} ${text(choice.label)}`, choice }));
  return (
    <div className="design-failure">
      <Field label={t('failures.when')} pointer={`/failures/${index}/from`}>
        {(control) => (
          <Select
            {...control}
            showSearch={{ optionFilterProp: 'label' }}
            popupMatchSelectWidth={false}
            value={keyOfFailure(rule)}
            options={options}
            onChange={(_, option) => {
              if (!Array.isArray(option) && option) change({ from: option.choice.from, to: option.choice.to }, 'from');
            }}
          />
        )}
      </Field>
      <div className="design-failure-answer">
        <Field label={t('failures.ret')} pointer={`/failures/${index}/ret`}>
          {(control) => (
            <InputNumber
              {...control}
              min={400}
              max={9999}
              precision={0}
              value={rule.ret}
              onChange={(ret) => ret !== null && change({ ret: Number(ret) }, 'ret')}
            />
          )}
        </Field>
        <Button
          type="text"
          icon={<DeleteOutlined />}
          aria-label={t('failures.remove', { failure: keyOfFailure(rule) })}
          onClick={() => designer.edit(editLabels.failures, (current) => setFailures(current, (current.failures ?? []).toSpliced(index, 1)))}
        />
      </div>
      <Field label={t('failures.message')} pointer={`/failures/${index}/message`}>
        {(control) => (
          <Input
            {...control}
            maxLength={500}
            placeholder={t('failures.keep')}
            value={rule.message ?? ''}
            onChange={({ target }) => change({ message: target.value }, 'message')}
          />
        )}
      </Field>
      {rule.message !== undefined && (
        <Field label={t('failures.messageEn')} pointer={`/failures/${index}/message_en`}>
          {(control) => (
            <Input
              {...control}
              maxLength={500}
              placeholder={rule.message}
              value={rule.message_en ?? ''}
              onChange={({ target }) => change({ message_en: target.value }, 'message_en')}
            />
          )}
        </Field>
      )}
    </div>
  );
}
