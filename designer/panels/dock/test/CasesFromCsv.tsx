import { UploadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { casesFromCsv } from '../../../../engine/core/expectation/cases-from-csv.ts';
import { notify, useText } from '../../../../engine/web/index.ts';
import { texts } from '../../../../generated/words/designer-panels/test-cases.ts';
import { addTest } from '../../../model/edits/interface/test-edits.ts';
import { mostTests } from '../../../model/types/definition.ts';
import { useDesigner } from '../../state/use-designer.ts';

/** Takes test cases from a file that a spreadsheet has saved, one a row. */
export function CasesFromCsv() {
  const { t } = useTranslation('designer-work');
  const text = useText();
  const designer = useDesigner();
  const input = useRef<HTMLInputElement>(null);
  const take = async (file: File) => {
    const { parameters, tests = [] } = designer.state.definition;
    const read = casesFromCsv(await file.text(), parameters, mostTests - tests.length);
    if ('error' in read) return notify('error', text(read.error));
    designer.edit(texts.csvLabel, (definition) => read.cases.reduce(addTest, definition));
  };
  return (
    <>
      <Button size="small" icon={<UploadOutlined />} title={t('test.csvHint')} onClick={() => input.current?.click()}>
        {t('test.csv')}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        hidden
        aria-label={t('test.csv')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) void take(file);
        }}
      />
    </>
  );
}
