import { defineCall } from '../contract/define-call.ts';
import { boolean, string } from '../contract/field.ts';

/** What every page shows of the site before anybody signs in. `title` is empty while nobody has said what the site is called. */
export const querySite = defineCall({
  name: 'Platform.Site.Query',
  access: { kind: 'public' },
  answer: { title: string(), has_agreement: boolean(), is_registration_open: boolean() },
});
