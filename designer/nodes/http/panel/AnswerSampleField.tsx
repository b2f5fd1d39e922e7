import type { FieldProps } from '@rjsf/utils';
import { Button } from 'antd';
import type { Json } from '../../../../engine/core/json/json.ts';
import { useLanguage } from '../../../../engine/web/index.ts';
import { texts } from '../../../../generated/words/node-http/answer-sample-field.ts';
import { sampleOf } from '../../../model/node-type/sample-answer.ts';
import { useSettingsPlace } from '../../../panels/inspector/settings/controls/settings-context.ts';
import { ValueField } from '../../../panels/parts/ValueField.tsx';
import { useDesignerState } from '../../../panels/state/use-designer.ts';

/** An answer that stands for all: pasted, or taken from the last run. What comes of the node then has its members. */
export function AnswerSampleField({ formData, onChange, fieldPathId, schema, name }: FieldProps) {
  const language = useLanguage();
  const { node } = useSettingsPlace();
  const { run } = useDesignerState();
  const seen = run?.steps.findLast((step) => step.node === node && step.failure === undefined)?.outputs?.data;
  return (
    <>
      <ValueField
        id={fieldPathId.$id}
        describedBy={`${fieldPathId.$id}__help`}
        type={{ type: 'any' }}
        label={schema.title || name}
        value={formData as Json | undefined}
        onChange={(value) => onChange(value === undefined || value === '' ? undefined : sampleOf(value), fieldPathId.path)}
      />
      {seen !== undefined && seen !== null && (
        <Button size="small" onClick={() => onChange(sampleOf(seen as Json), fieldPathId.path)}>
          {texts.fromRun[language]}
        </Button>
      )}
    </>
  );
}
