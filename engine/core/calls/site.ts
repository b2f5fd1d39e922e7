import { defineCall } from '../contract/define-call.ts';
import { boolean, string } from '../contract/field.ts';

/** Answers what every page shows of the site before sign-in. `title` is empty until the operator has named the site. */
export const querySite = defineCall({
  name: 'Platform.Site.Query',
  access: { kind: 'public' },
  answer: { title: string(), has_agreement: boolean(), is_registration_open: boolean() },
});
