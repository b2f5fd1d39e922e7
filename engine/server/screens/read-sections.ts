import type { MenuSection } from '../../core/derive/menu.ts';
import { checkIcon } from '../../core/descriptor/check/check-icon.ts';
import { createShapeCheck } from '../../core/descriptor/check/check-shape.ts';
import { validateSections } from '../../core/descriptor/check/file-shapes.ts';
import type { Report } from '../../core/descriptor/check/shapes/check-context.ts';
import type { Diagnostic } from '../../core/descriptor/parse/diagnostic.ts';
import { inEveryLanguage } from '../../core/descriptor/parse/in-every-language.ts';
import type { SourceFile } from '../../core/descriptor/parse/source-file.ts';

const checkShape = createShapeCheck(validateSections);

/** Parses the menu sections of a sections.json; undefined if the file has an error. */
export function readSections(source: SourceFile): { sections?: MenuSection[]; diagnostics: Diagnostic[] } {
  const diagnostics = checkShape(source);
  if (diagnostics.length > 0) return { diagnostics };
  const { sections } = inEveryLanguage(source.value) as unknown as { sections: MenuSection[] };
  const twice = sections.flatMap(({ name }, index) =>
    sections.findIndex((section) => section.name === name) < index ? [source.diagnose(`/sections/${index}/name`, 'listed-twice', { found: name })] : [],
  );
  const icons: Diagnostic[] = [];
  for (const [index, { icon, groups }] of sections.entries()) {
    const report: Report = (pointer, code, values) => icons.push(source.diagnose(pointer, code, values));
    checkIcon(icon, `/sections/${index}/icon`, report);
    for (const [at, group] of (groups ?? []).entries()) checkIcon(group.icon, `/sections/${index}/groups/${at}/icon`, report);
  }
  const found = [...twice, ...icons];
  return found.length > 0 ? { diagnostics: found } : { sections, diagnostics: [] };
}

/** Returns the sections of all files, each name once; the first file that names a section decides. */
export function mergeSections(lists: MenuSection[][]): MenuSection[] {
  const byName = new Map<string, MenuSection>();
  for (const section of lists.flat()) if (!byName.has(section.name)) byName.set(section.name, section);
  return [...byName.values()].sort((a, b) => a.order - b.order || a.name.localeCompare(b.name));
}
