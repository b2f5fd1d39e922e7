import { csharpSnippet } from './csharp.ts';
import { curlSnippet } from './curl.ts';
import { goSnippet } from './go.ts';
import { javaSnippet } from './java.ts';
import { phpSnippet } from './php.ts';
import { pythonSnippet } from './python.ts';
import type { SnippetRequest } from './request/snippet-request.ts';
import { javascriptSnippet, typescriptSnippet } from './typescript.ts';

/** A language of snippets. */
export interface SnippetLanguage {
  key: string;
  /** Its own name, the same in every language. */
  label: string;
  print(request: SnippetRequest): string;
}

/** The languages in the order they are offered. */
export const snippetLanguages: readonly SnippetLanguage[] = [
  { key: 'curl', label: 'curl', print: curlSnippet },
  { key: 'php', label: 'PHP', print: phpSnippet },
  { key: 'javascript', label: 'JavaScript', print: javascriptSnippet },
  { key: 'typescript', label: 'TypeScript', print: typescriptSnippet },
  { key: 'python', label: 'Python', print: pythonSnippet },
  { key: 'java', label: 'Java', print: javaSnippet },
  { key: 'go', label: 'Go', print: goSnippet },
  { key: 'csharp', label: 'C#', print: csharpSnippet },
];
