const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A text as HTML and XML 1.0 take it, in elements and in quotes. Characters that XML cannot hold in any way are left out. */
export function escapeMarkup(text: string): string {
  return Array.from(text.toWellFormed())
    .filter(isOfXml)
    .map((sign) => entities[sign] ?? sign)
    .join('');
}

function isOfXml(sign: string): boolean {
  const code = sign.codePointAt(0) ?? 0;
  return code >= 0x20 ? code !== 0xfffe && code !== 0xffff : sign === '\t' || sign === '\n' || sign === '\r';
}
