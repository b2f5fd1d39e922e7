import type { CallToolResult } from '@modelcontextprotocol/server';
import { printLossless, withTextIntegers } from '../../../../engine/core/json/lossless-json.ts';
import { codes } from '../../../../engine/core/protocol/codes.ts';
import type { Envelope, FieldError } from '../../../../engine/core/protocol/envelope.ts';
import { fillText, type Language, type Text } from '../../../../engine/core/text/text.ts';
import { texts } from '../../../../generated/words/plugin-mcp/tool-result.ts';

/** Errors that are told; the first ones name the cause of the others. */
const shownErrors = 50;
/** Characters of an upstream's answer in the text; `structuredContent` has it whole. */
const upstreamLength = 2_000;

/**
 * The envelope of a call as a tool's result: `structuredContent` is the envelope itself, the text is `data` as JSON, or for any `ret` other
 * than 200 the reason in words, with every error by field and what to do next.
 */
export function toolResult({ ret, data, msg }: Envelope, language: Language): CallToolResult {
  // Clients read numbers as JavaScript has them: an integer beyond 2^53 travels as its digits.
  const structuredContent = { ret, data: withTextIntegers(data), msg };
  if (ret === codes.ok) return { content: [{ type: 'text', text: printLossless(data) }], structuredContent };
  const errors = fieldErrorsOf(data).map(({ field, message }) => `- ${field}: ${message}`);
  const lines = [`ret ${ret}: ${msg}`, ...errors.slice(0, shownErrors), advice[ret]?.[language] ?? '', upstreamOf(data), requestOf(data, language)];
  return { content: [{ type: 'text', text: lines.filter(Boolean).join('\n') }], structuredContent, isError: true };
}

function fieldErrorsOf(data: unknown): FieldError[] {
  return typeof data === 'object' && data !== null && 'errors' in data && Array.isArray(data.errors) ? data.errors : [];
}

/** What the other side said, as far as an agent can use it. */
function upstreamOf(data: unknown): string {
  if (typeof data !== 'object' || data === null || !('upstream' in data)) return '';
  return printLossless(data.upstream).slice(0, upstreamLength);
}

function requestOf(data: unknown, language: Language): string {
  if (typeof data !== 'object' || data === null || !('request_id' in data)) return '';
  return fillText(texts.request, { id: String(data.request_id) })[language];
}

/** What an agent can do about a refusal of the platform. */
const advice: Partial<Record<number, Text>> = texts.advice;
