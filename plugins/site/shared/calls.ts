import { defineCall } from '../../../engine/core/contract/define-call.ts';
import { jsonObject, string, typed } from '../../../engine/core/contract/field.ts';

/** The front page as it would be with these values, drawn for a visitor: the HTML of its body. */
export const previewSite = defineCall({
  name: 'Admin.SiteConfig.Preview',
  access: { kind: 'permission', nodes: ['/platmanage/globalconfig/siteconfig'] },
  parameters: { values: jsonObject(typed<Record<string, unknown>>()) },
  answer: { body: string() },
});
