import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { AriaLabelConfig } from 'reactflow';

/** What a reader hears about nodes and edges of a drawing; the library itself knows English only. */
export function useFlowWords(): Partial<AriaLabelConfig> {
  const { t } = useTranslation('designer-canvas');
  return useMemo(() => ({ 'node.a11yDescription.default': t('flowKeys.node'), 'edge.a11yDescription.default': t('flowKeys.edge') }), [t]);
}
