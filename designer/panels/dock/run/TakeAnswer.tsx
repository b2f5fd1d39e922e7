import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { texts } from '../../../../generated/words/designer-panels/take-answer.ts';
import type { RunAnswer } from '../../../calls/verification.ts';
import { takeAnswer } from '../../../model/edits/interface/test-edits.ts';
import type { TestCase } from '../../../model/types/definition.ts';
import { useDesigner } from '../../state/use-designer.ts';

interface TakeAnswerProps {
  /** The test case that failed; undefined: it was changed since. */
  test: TestCase | undefined;
  found: RunAnswer;
}

/** Where the answer is right and the test case is not: from now on the case demands what was found. */
export function TakeAnswer({ test, found }: TakeAnswerProps) {
  const { t } = useTranslation('designer-work');
  const designer = useDesigner();
  const take = () =>
    designer.edit(texts.label, (definition) => {
      const index = test ? (definition.tests?.indexOf(test) ?? -1) : -1;
      return takeAnswer(definition, index, found);
    });
  return (
    <Button size="small" disabled={!test} onClick={take}>
      {t(test ? 'verify.take' : 'verify.taken')}
    </Button>
  );
}
