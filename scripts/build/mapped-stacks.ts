import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Stacks name the sources of what was built into a folder. Node's own way (`setSourceMapsEnabled`) reads all maps at the start; here one is read when
 * somebody looks at a stack that its file is part of.
 * @param folder of the build, with a slash at its end, as a URL
 */
export function mapStacks(folder: URL): void {
  const maps = new Map<string, SourceMap | null>();
  const mapOf = (file: string): SourceMap | null => {
    const path = `${fileURLToPath(new URL(file, folder))}.map`;
    const map = maps.get(file) ?? (existsSync(path) ? new SourceMap(JSON.parse(readFileSync(path, 'utf8'))) : null);
    maps.set(file, map);
    return map;
  };
  const place = new RegExp(`${RegExp.escape(folder.href)}([^\\s/:)]+):(\\d+):(\\d+)`);
  const source = (whole: string, file: string, line: string, column: string): string => {
    const entry = mapOf(file)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (!entry || !('originalSource' in entry)) return whole;
    return `${resolve(fileURLToPath(folder), entry.originalSource)}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  };
  Error.prepareStackTrace = (error, frames) => [titleOf(error), ...frames.map((frame) => `    at ${String(frame).replace(place, source)}`)].join('\n');
}

/** What is thrown may have a name or a message that cannot be printed. */
function titleOf(error: Error): string {
  try {
    return Error.prototype.toString.call(error);
  } catch {
    return 'Error';
  }
}
