import { commentText } from '../../../engine/core/printing/comment-text.ts';
import type { Parameter } from '../../../engine/core/protocol/parameter.ts';
import type { SdkInterface } from './sdk-interface.ts';

/** A doc comment; the lines are safe already. */
export function docComment(lines: readonly string[]): string[] {
  return ['/**', ...lines.map((line) => (line === '' ? ' *' : ` * ${line}`)), ' */'];
}

/** Title, summary, description and service of an interface as lines of a comment. */
export function wordLines({ service, title, summary, description, deprecated }: SdkInterface): string[] {
  const words = [title, summary === title ? '' : summary, ...description.split('\n')].map(commentText);
  const lines = words.filter((line, index) => line !== '' && words.indexOf(line) === index);
  return [...lines.flatMap((line, index) => (index === 1 ? ['', line] : [line])), '', service, ...(deprecated ? ['@deprecated'] : [])];
}

/** The refusals of an interface itself, and those of the server behind it. */
export function failureLines({ failures, upstreamErrors = [] }: SdkInterface, type: string): string[] {
  return [
    ...failures.map(({ ret, message }) => `@throws ${type} ${ret} ${commentText(message)}`.trimEnd()),
    ...upstreamErrors.map(({ status, description }) => `@throws ${type} upstream ${status} ${commentText(description)}`.trimEnd()),
  ];
}

/** What a parameter means and allows, in one line. */
export function parameterText({ title, description, type, min, max, exclusiveMin, exclusiveMax, format, default: initial }: Parameter): string {
  const limits = [min === undefined ? '' : `${exclusiveMin ? '>' : '≥'} ${min}`, max === undefined ? '' : `${exclusiveMax ? '<' : '≤'} ${max}`]
    .filter(Boolean)
    .join(', ');
  const unit = { string: '字符 characters', array: '项 items', file: 'B', object: '' }[type as string] ?? '';
  const words = [
    title ?? '',
    description ?? '',
    format ?? '',
    limits === '' ? '' : `${limits} ${unit}`.trimEnd(),
    initial === undefined ? '' : `= ${JSON.stringify(initial).slice(0, 200)}`,
  ];
  return commentText(words.filter(Boolean).join(' · '));
}
