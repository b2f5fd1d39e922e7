import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languageFacts } from '../../../generated/words/languages.ts';
import type { Html } from '../../core/text/html.ts';
import type { PortalRequest } from '../kernel/portal-parts.ts';
import { parseStatisticsCode } from './statistics-code.ts';

/** What is inserted into a document of the build, by placeholder: `{{head}}`. */
interface Places {
  head: Html;
  body: Html;
}

/** Returns a built document with a page in it, and the policy under which it runs. */
export async function filledDocument(file: string, { language, site }: PortalRequest, { head, body }: Places): Promise<string> {
  const values: Record<string, string> = {
    lang: languageFacts[language].tag,
    language,
    template: site.template,
    head: `${head.text}${statisticsOf(site.statisticsCode)}`,
    body: body.text,
  };
  return (await readFile(file, 'utf8')).replace(/\{\{(\w+)\}\}/g, (place, name: string) => values[name] ?? place);
}

function statisticsOf(code: string): string {
  return parseStatisticsCode(code)?.elements.text ?? '';
}

export const documents = {
  page: (folder: string) => join(folder, 'portal-page.html'),
  application: (folder: string) => join(folder, 'portal.html'),
};
