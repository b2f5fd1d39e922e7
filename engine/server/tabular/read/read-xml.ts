import { StringDecoder } from 'node:string_decoder';
import { SaxesParser } from 'saxes';
import { texts as workbookTexts } from '../../../../generated/words/engine-server/workbook-texts.ts';
import { refuse } from '../../kernel/call/errors.ts';

/** How a reader of one kind of part handles its elements. Names have no prefix. */
export interface XmlListener {
  open?(name: string, attributes: Readonly<Record<string, string>>): void;
  text?(text: string): void;
  close?(name: string): void;
}

/** Maximum nesting of elements; workbooks need about ten. */
const maxDepth = 64;
/** Maximum number of characters of one tag, text or comment, which the parser buffers until its end. */
const maxPiece = 262_144;

/**
 * Reads a part piece by piece and yields what its listener emits, so that only one piece is in memory.
 * @throws CallError 400 for tags that are too long or too deep
 * @throws the parser's error for invalid XML
 */
export async function* readXml<Item>(part: AsyncIterable<Buffer>, listen: (emit: (item: Item) => void) => XmlListener): AsyncGenerator<Item> {
  let items: Item[] = [];
  const listener = listen((item) => items.push(item));
  const parser = new SaxesParser<{ xmlns: false; position: false }>({ xmlns: false, position: false });
  let depth = 0;
  let sinceLast = 0;
  parser.on('opentag', ({ name, attributes }) => {
    sinceLast = 0;
    if (++depth > maxDepth) throw refuse('badInput', workbookTexts.broken);
    listener.open?.(localName(name), attributes);
  });
  parser.on('closetag', ({ name }) => {
    sinceLast = 0;
    depth--;
    listener.close?.(localName(name));
  });
  parser.on('text', (text) => {
    sinceLast = 0;
    listener.text?.(text);
  });
  parser.on('cdata', (text) => {
    sinceLast = 0;
    listener.text?.(text);
  });
  const decoder = new StringDecoder('utf8');
  for await (const piece of part) {
    sinceLast += piece.length;
    parser.write(decoder.write(piece));
    if (sinceLast > maxPiece) throw refuse('badInput', workbookTexts.broken);
    if (items.length === 0) continue;
    yield* items;
    items = [];
  }
  parser.close();
  yield* items;
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
