import { Segmented } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { generate } from '../../codegen/generate.ts';
import type { FlowNode } from '../../model/flow.ts';
import { hasErrors } from '../../model/problem.ts';
import { useDesigner, useDesignerState } from '../state/use-designer.ts';
import { codeOfNode } from './code-of-node.ts';

/** The lines of generated code that a node became; a click leads to them in the dock. */
export function NodeCode({ node }: { node: FlowNode }) {
  const { t } = useTranslation('designer-panels');
  const designer = useDesigner();
  const { problems } = useDesignerState();
  const [language, setLanguage] = useState<'php' | 'ts'>('php');
  const isSound = !hasErrors(problems);
  // The definition of the moment is known to be sound only when its problems have just been found.
  const lines = useMemo(
    () => (hasErrors(problems) ? '' : codeOfNode(generate(designer.state.definition, language), node.id)),
    [designer, problems, language, node.id],
  );
  return (
    <section className="design-section">
      <h3>
        {t('node.code')}
        <Segmented
          size="small"
          aria-label={t('node.code')}
          value={language}
          onChange={setLanguage}
          options={[
            { value: 'php', label: 'PHP' },
            { value: 'ts', label: 'TypeScript' },
          ]}
        />
      </h3>
      {lines === '' ? (
        <p className="design-insp-empty">{t(isSound ? 'node.noCode' : 'node.noCodeYet')}</p>
      ) : (
        <button type="button" className="design-lines" title={t('node.showCode')} onClick={() => designer.showDock('code')}>
          {lines}
        </button>
      )}
    </section>
  );
}
