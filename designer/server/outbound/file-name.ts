import { essenceOf } from '../../nodes/http/model/media-kind.ts';

/**
 * Returns a name to save a file under: the sender's, without folders, control characters and characters that a file system may interpret; otherwise
 * `download` with a fitting extension.
 */
export function fileNameOf(disposition: string | undefined, type: string | undefined): string {
  const name = safeName(declaredName(disposition ?? ''));
  return name === '' ? `download${endingOf(type)}` : name;
}

function declaredName(disposition: string): string {
  const [, charset, coded] = /;\s*filename\*\s*=\s*([\w-]+)'[^']*'([^\s;]+)/i.exec(disposition) ?? [];
  if (coded !== undefined && /^utf-8$/i.test(charset ?? '')) {
    try {
      return decodeURIComponent(coded);
    } catch {
      // The plain name beside it is for whoever cannot read this one.
    }
  }
  const [, quoted, plain] = /;\s*filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;"]+))/i.exec(disposition) ?? [];
  const text = quoted === undefined ? (plain ?? '') : quoted.replace(/\\(.)/g, '$1');
  // Headers are read as Latin-1; many senders write UTF-8 into them.
  const bytes = Buffer.from(text, 'latin1');
  return new TextDecoder().decode(bytes).includes('\ufffd') ? text : bytes.toString('utf8');
}

function safeName(name: string): string {
  const last = name.toWellFormed().split(/[/\\]/).at(-1) ?? '';
  const plain = last
    .replace(/[\p{Cc}\p{Cf}<>:"|?*]/gu, '')
    .trim()
    .replace(/^\.+/, '');
  // By characters: half of one could not be written in any header.
  return [...plain].slice(0, 150).join('');
}

function endingOf(type: string | undefined): string {
  const subtype = essenceOf(type).split('/')[1] ?? '';
  return /^[a-z0-9]{2,5}$/.test(subtype) ? `.${subtype}` : '';
}
