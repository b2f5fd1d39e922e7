import { parse as parseYaml } from 'yaml';
import { DocumentError, documentLimits } from './document-error.ts';
import { asRecord, type JsonRecord } from './json-values.ts';

/** JSON or YAML text as an object with `paths`. Throws DocumentError; a fault inside a single operation never does. */
export function readDocument(text: string): JsonRecord {
  if (text.length > documentLimits.bytes) throw new DocumentError(texts.large);
  const trimmed = text.replace(/^\uFEFF/, '');
  if (bracketDepth(trimmed) > documentLimits.depth) throw new DocumentError(texts.deep);
  const value = parsed(trimmed);
  countNodes(value);
  const document = asRecord(value);
  if (!document || !asRecord(document.paths)) throw new DocumentError(texts.noPaths);
  return document;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    try {
      return parseYaml(text, { maxAliasCount: 100, uniqueKeys: false, logLevel: 'silent', schema: 'core' });
    } catch {
      throw new DocumentError(texts.syntax);
    }
  }
}

/** Deepest nesting of brackets, strings included: an upper bound that costs one pass and no stack. */
function bracketDepth(text: string): number {
  let depth = 0;
  let deepest = 0;
  let isInText = false;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code === 34) isInText = !isInText;
    else if (code === 92) index++;
    else if (isInText) continue;
    else if (code === 123 || code === 91) deepest = Math.max(deepest, ++depth);
    else if (code === 125 || code === 93) depth--;
  }
  return deepest;
}

/** Aliases make a small text a huge tree, so nodes are counted as often as they are reached. */
function countNodes(root: unknown): void {
  let layer: unknown[] = [root];
  let count = 0;
  for (let depth = 0; layer.length > 0; depth++) {
    if (depth > documentLimits.depth) throw new DocumentError(texts.deep);
    const next: unknown[] = [];
    for (const value of layer) {
      if (typeof value !== 'object' || value === null) continue;
      for (const member of Object.values(value)) {
        if (++count > documentLimits.nodes) throw new DocumentError(texts.nodes);
        next.push(member);
      }
    }
    layer = next;
  }
}

const texts = {
  large: { zh_cn: '文档超过 10 MB', en: 'The document is larger than 10 MB' },
  deep: { zh_cn: '文档嵌套过深', en: 'The document is nested too deeply' },
  nodes: { zh_cn: '文档内容过多', en: 'The document holds too much' },
  syntax: { zh_cn: '文档不是有效的 JSON 或 YAML', en: 'The document is neither JSON nor YAML' },
  noPaths: { zh_cn: '这不是有效的 swagger.json：缺少 paths', en: 'This is no valid swagger.json: it has no paths' },
};
