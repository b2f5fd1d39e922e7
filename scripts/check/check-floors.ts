/**
 * The zones of the table `floors` in .dependency-cruiser.js have no knot of folders (folders that import each other in a circle, type-only
 * imports counted) and no file without a floor; no plugin has a knot, whether the table names its floors or not, nor has the designer's model with the
 * models of its node types. That no floor imports a higher one is a rule of dependency-cruiser itself; its own rule for circular folders takes a folder for everything below it, so it does not see a folder and its subfolder importing each other.
 */
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { folderKnots, unplacedFiles } from './folder-knots.ts';

const { floors } = (await import(new URL('../../.dependency-cruiser.js', import.meta.url).href)) as { floors: Record<string, string[][]> };

const roots = [...new Set(['plugins', ...Object.keys(floors).map((zone) => zone.slice(0, zone.indexOf('/')))])];
const { output } = await cruise(roots, {
  includeOnly: [...Object.keys(floors).map((zone) => `^${zone}/`), '^plugins/', '^designer/nodes/'],
  tsPreCompilationDeps: true,
});
const imports = new Map((output as ICruiseResult).modules.map(({ source, dependencies }) => [source, dependencies.map(({ resolved }) => resolved)]));

let errors = 0;
for (const [zone, list] of Object.entries(floors)) {
  const inside = new RegExp(`^${zone}/`);
  const ofZone = new Map([...imports].filter(([file]) => inside.test(file)));
  if (ofZone.size === 0) report(`${zone}: no such files; is the zone spelt right?`);
  for (const file of unplacedFiles([...ofZone.keys()], list.flat())) report(`${file}: lies on no floor of ${zone}`);
  reportKnots(zone, ofZone);
}
for (const [name, ofPlugin] of Map.groupBy(
  [...imports].filter(([file]) => file.startsWith('plugins/')),
  ([file]) => file.split('/')[1],
))
  reportKnots(`plugins/${name}`, new Map(ofPlugin));
const modelFile = /^designer\/(model|nodes\/[^/]+\/model)\//;
reportKnots('designer/model and designer/nodes', new Map([...imports].filter(([file]) => modelFile.test(file))));
if (errors > 0) process.exit(1);

function reportKnots(place: string, files: Map<string, string[]>): void {
  for (const knot of folderKnots(files)) {
    report(`${place}: ${knot.folders.length} folders import each other in a circle: ${knot.folders.join(', ')}`);
    for (const { from, to } of knot.imports) console.error(`    ${from} → ${to}`);
  }
}

function report(text: string): void {
  errors += 1;
  console.error(text);
}
