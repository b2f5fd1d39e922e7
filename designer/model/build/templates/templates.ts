import { computingTemplates } from './computing-templates.ts';
import { tableTemplates } from './table-templates.ts';
import type { Template } from './template.ts';
import { upstreamTemplates } from './upstream-templates.ts';

/** First interfaces, by what they need. */
export const templates: Readonly<Record<'table' | 'upstream' | 'compute', readonly Template[]>> = {
  table: tableTemplates,
  upstream: upstreamTemplates,
  compute: computingTemplates,
};
