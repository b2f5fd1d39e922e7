import { Button, Input, Popover } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../../engine/web/index.ts';
import { texts } from '../../../../generated/words/designer-panels/save-test.ts';
import type { TestRunAnswer } from '../../../calls/run-calls.ts';
import { addTest } from '../../../model/edits/interface/test-edits.ts';
import { useDesigner, useDesignerState } from '../../state/use-designer.ts';

/** Keeps the run as a test case that each publish repeats. */
export function SaveTest({ answer }: { answer: TestRunAnswer }) {
  const { t } = useTranslation('designer-work');
  const designer = useDesigner();
  const { tests = [] } = useDesignerState().definition;
  const [title, setTitle] = useState<string | null>(null);
  const save = () => {
    if (title === null || title.trim() === '') return;
    const { ret, data } = answer;
    const parameters = Object.fromEntries(Object.entries(designer.state.testParameters).filter(([, value]) => value !== null));
    designer.edit(texts.label, (definition) => addTest(definition, { title: title.trim(), parameters, ret, ...(ret === 200 && { data }) }));
    notify('success', t('test.saved'));
    setTitle(null);
  };
  return (
    <Popover
      trigger="click"
      open={title !== null}
      onOpenChange={(isOpen) => setTitle(isOpen ? t('test.caseName', { number: tests.length + 1 }) : null)}
      content={
        <form
          className="design-acts"
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <Input
            size="small"
            className="design-test-title"
            autoFocus
            aria-label={t('test.caseTitle')}
            maxLength={200}
            value={title ?? ''}
            onChange={(event) => setTitle(event.target.value)}
          />
          <Button size="small" type="primary" htmlType="submit">
            {t('test.keep')}
          </Button>
        </form>
      }
    >
      <Button size="small">{t('test.saveCase')}</Button>
    </Popover>
  );
}
