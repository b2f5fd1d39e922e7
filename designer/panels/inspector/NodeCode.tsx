import { Segmented } from 'antd';
import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { generate } from '../../codegen/generate.ts';
import { hasErrors } from '../../model/types/diagnostic.ts';
import type { FlowNode } from '../../model/types/flow.ts';
import { languageNames } from '../dock/code/code-language.ts';
import { useCodeTab } from '../dock/code/code-tab.ts';
import { useDesigner, useDesignerState } from '../state/use-designer.ts';
import { codeOfNode } from './code-of-node.ts';

/** The lines of generated code that a node became; a click leads to them in the dock. */
export default function NodeCode({ node }: { node: FlowNode }) {
  const { t } = useTranslation('designer-inspector');
  const designer = useDesigner();
  // Printing a large interface takes longer than a frame, so it waits for whatever the person is doing.
  const diagnostics = useDeferredValue(useDesignerState().diagnostics);
  const { tab, shown } = useCodeTab();
  const language = shown.language === 'ts' ? 'ts' : 'php';
  const isValid = !hasErrors(diagnostics);
  // The definition of the moment is known to be sound only when its diagnostics have just been found.
  const lines = useMemo(
    () => (hasErrors(diagnostics) ? '' : codeOfNode(generate(designer.state.definition, language), node.id)),
    [designer, diagnostics, language, node.id],
  );
  const show = () => {
    tab.language = language;
    tab.requests++;
    designer.showDock('code');
  };
  return (
    <section className="design-section">
      <h3>
        {t('node.code')}
        <Segmented<'php' | 'ts'>
          size="small"
          aria-label={t('node.code')}
          value={language}
          onChange={(chosen) => {
            tab.language = chosen;
          }}
          options={(['php', 'ts'] as const).map((value) => ({ value, label: languageNames[value] }))}
        />
      </h3>
      {lines === '' ? (
        <p className="design-insp-empty">{t(isValid ? 'node.noCode' : 'node.noCodeYet')}</p>
      ) : (
        <button type="button" className="design-lines" title={t('node.showCode')} onClick={show}>
          {lines}
        </button>
      )}
    </section>
  );
}
