import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/** What only makes a component, a context or an interpolator, at the left edge of a module. */
const making = /^((?:const|var) [\w$]+ = )(?=\(function\b|\w+\()/gm;
const naming = /^\w+\.displayName = .+;$/gm;
const modules = /[\\/](reactflow[\\/]dist[\\/]esm[\\/]index\.js|d3-interpolate[\\/]dist[\\/]d3-interpolate\.mjs)$/;

const system = /[\\/]@xyflow[\\/]system[\\/]dist[\\/]esm[\\/]index\.m?js$/;
const choice = "options?.interpolate === 'linear' ? interpolate : interpolateZoom";

const transitions = /[\\/]d3-transition[\\/]dist[\\/]d3-transition\.mjs$/;
/** The canvas jumps and never glides; easing, timers and the blending of styles are left out with the transitions. */
const withoutTransitions = `
import { selection } from 'd3-selection';
selection.prototype.interrupt = function () { return this; };
selection.prototype.transition = () => { throw new Error('the canvas has no transitions: leave the duration out'); };
export const interrupt = () => {};`;

/** Leaves out what reactflow and the d3 under it bring along for others: a third of them. Where a later version looks different, the bundle is only larger. */
export function leanFlow(): Plugin {
  return {
    name: 'lean-flow',
    setup(build) {
      build.onLoad({ filter: modules }, async ({ path }) => ({ contents: markPure(await readFile(path, 'utf8')) }));
      build.onLoad({ filter: system }, async ({ path }) => ({ contents: (await readFile(path, 'utf8')).replaceAll(choice, 'interpolateZoom') }));
      build.onLoad({ filter: transitions }, () => ({ contents: withoutTransitions, resolveDir: import.meta.dirname }));
    },
  };
}

/**
 * The module with its makers marked as free of side effects, which tells esbuild to leave out those that nobody uses.
 * @example markPure('const MiniMap = memo(MiniMapComponent);') // 'const MiniMap = /* @__PURE__ *\/ memo(MiniMapComponent);'
 */
export function markPure(source: string): string {
  return source.replace(naming, '').replace(making, '$1/* @__PURE__ */ ');
}
