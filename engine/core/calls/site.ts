import { defineCall } from '../contract/define-call.ts';
import { string } from '../contract/field.ts';

/** What every page shows of the site before anybody signs in. `title` is empty while nobody has said what the site is called. */
export const querySite = defineCall({ name: 'Platform.Site.Query', access: { kind: 'public' }, answer: { title: string() } });
