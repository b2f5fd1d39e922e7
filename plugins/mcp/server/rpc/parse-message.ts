import { isDeeper, maxJsonDepth } from '../../../../engine/core/json/depth.ts';
import { parseStrictJson, StrictJsonError } from '../../../../engine/core/json/strict-json.ts';
import { refuse } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/plugin-mcp/parse-message.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });
/** What a message is nested in before its arguments begin, in a batch. */
const wrapping = 4;

/** More than `isDeeper` lets through. */
const anyDepth = 1_000;

/**
 * A JSON body. Throws CallError for anything that is not UTF-8, not JSON, of two meanings (see `parseStrictJson`), or nested so deeply that
 * printing it would overflow the stack. Numbers are read as the protocol's library knows them.
 */
export function parseMessage(body: Buffer): unknown {
  let text: string;
  let message: unknown;
  try {
    text = utf8.decode(body);
    message = JSON.parse(text);
  } catch {
    throw refuse('badInput', texts.json);
  }
  if (isDeeper(message, maxJsonDepth + wrapping)) throw refuse('badInput', texts.depth, { max: maxJsonDepth });
  try {
    parseStrictJson(text, anyDepth);
  } catch (error) {
    if (error instanceof StrictJsonError) throw refuse('badInput', error.text);
    throw error;
  }
  return message;
}
