import type { Text } from '../../../../engine/core/text/text.ts';
import { texts } from '../../../../generated/words/designer-model/check-functions.ts';
import { nodeTitle } from '../../analysis/node-title.ts';
import { isEffect } from '../../analysis/schedule.ts';
import { brokenRules, isHeldPattern } from '../../node-type/parameter-guards.ts';
import { nodeTypeOf } from '../../nodes/node-types.ts';
import { type InterfaceDefinition, serviceOf } from '../../types/definition.ts';
import { type Diagnostic, diagnostic } from '../../types/diagnostic.ts';
import type { Flow, FlowNode } from '../../types/flow.ts';
import { definitionOfFunction, functionOf } from '../../types/flow-function.ts';

/** Maximum depth of functions that use functions. */
const deepest = 8;

/** The published version of functions, by the bundle of any of their versions: a function may have been renamed since. */
export type NewestFunctions = ReadonlyMap<string, { service: string; version: number; bundle: string }>;

/** Whether a function may contain the node: it calls nobody and changes nothing; it may end the call. */
export function isComputing(node: Pick<FlowNode, 'type' | 'settings'>): boolean {
  const type = nodeTypeOf(node.type);
  if (node.type === 'fail' || node.type === 'function') return true;
  return type !== undefined && type.source === undefined && type.family !== 'code' && !isEffect(node);
}

/**
 * Checks a function: it only computes. Checks users of functions: none uses itself, and the copy a node carries is valid.
 * @param check returns the diagnostics of a flow
 * @param newest as far as they are known
 */
export function checkFunctions(
  definition: InterfaceDefinition,
  check: (definition: InterfaceDefinition) => Diagnostic[],
  newest: NewestFunctions = new Map(),
): Diagnostic[] {
  const own = serviceOf(definition);
  const diagnostics: Diagnostic[] = [];
  if (definition.kind === 'function') {
    for (const [index, { name, pattern }] of definition.parameters.entries()) {
      if (pattern === undefined || isHeldPattern(pattern)) continue;
      const found = diagnostic('function-pattern', `/parameters/${index}/pattern`, texts.pattern, { name });
      diagnostics.push({ ...found, severity: 'warning' });
    }
  }
  for (const [index, node] of definition.flow.nodes.entries()) {
    if (node.disabled) continue;
    const at = `/flow/nodes/${index}`;
    if (definition.kind === 'function' && !isComputing(node)) {
      diagnostics.push(diagnostic('function-effect', at, texts.effect, { node: nodeTitle(node) }, node.id));
    }
    if (node.type !== 'function' || !node.settings.service) continue;
    const copy = functionOf(node);
    const report = (code: string, text: Text, values: Record<string, string | number | Text> = {}) =>
      diagnostics.push(diagnostic(code, `${at}/settings/service`, text, { service: String(node.settings.service), ...values }, node.id));
    if (!copy) report('function-copy', texts.copy);
    else if (copy.service === own || uses(copy.body.flow, own)) report('function-recursive', texts.recursive);
    else if (depthOf(copy.body.flow) > deepest) report('function-deep', texts.deep, { max: deepest });
    else {
      const [first] = check(definitionOfFunction(copy)).filter(({ severity }) => severity === 'error');
      if (first) report('function-broken', texts.broken, { reason: first.text });
      for (const parameter of copy.body.parameters) {
        const value = node.values?.[parameter.name];
        if (value === undefined) continue;
        for (const text of brokenRules(parameter, value))
          diagnostics.push({ ...diagnostic('function-value', `${at}/values/${parameter.name}`, text, {}, node.id), port: parameter.name });
      }
      const other = newest.get(copy.bundle);
      if (!other || other.bundle === copy.bundle) continue;
      const values = { node: nodeTitle(node), service: other.service, version: copy.version, newest: other.version };
      diagnostics.push({ ...diagnostic('function-outdated', at, texts.outdated, values, node.id), severity: 'warning' });
    }
  }
  return diagnostics;
}

function uses(flow: Flow, service: string): boolean {
  return flow.nodes.some((node) => {
    const copy = functionOf(node);
    return copy !== null && (copy.service === service || uses(copy.body.flow, service));
  });
}

function depthOf(flow: Flow): number {
  return Math.max(0, ...flow.nodes.map((node) => (functionOf(node) ? 1 + depthOf(functionOf(node)!.body.flow) : 0)));
}
