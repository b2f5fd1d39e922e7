import { isDateFormat } from 'hucre';
import type { Archive } from './archive.ts';
import { readXml } from './read-xml.ts';

/** Returns which of a workbook's cell styles show a number as a date or time. */
export async function readDateStyles(archive: Archive, part: string | undefined): Promise<ReadonlySet<number>> {
  const dates = new Set<number>();
  if (part === undefined || !archive.has(part)) return dates;
  const formats = new Map<string, string>();
  let inStyles = false;
  let at = 0;
  const found = readXml<number>(archive.read(part, 'smallPartBytes'), (emit) => ({
    open(element, attributes) {
      if (element === 'numFmt') formats.set(attributes.numFmtId ?? '', attributes.formatCode ?? '');
      else if (element === 'cellXfs') inStyles = true;
      else if (element === 'xf' && inStyles) {
        const id = attributes.numFmtId ?? '0';
        if (isDateFormat(formats.get(id) ?? id)) emit(at);
        at++;
      }
    },
    close(element) {
      if (element === 'cellXfs') inStyles = false;
    },
  }));
  for await (const style of found) dates.add(style);
  return dates;
}
