import type { Json } from '../../../../engine/core/json/json.ts';
import type { Parameter } from '../../../../engine/core/protocol/parameter.ts';
import type { Language, Text } from '../../../../engine/core/text/text.ts';
import type { InterfaceDefinition, ReturnField, TableSpec } from '../../types/definition.ts';
import type { FlowEdge, FlowNode } from '../../types/flow.ts';
import { inColumns } from '../in-columns.ts';

/** A first interface: it can be published as it is, and everything in it can be changed. */
export interface Template {
  /** `Class.Method` where the interface has no name of its own yet. */
  name: string;
  title: Text;
  /** One sentence: what it does. */
  summary: Text;
  parameters: readonly Parameter[];
  returns: readonly ReturnField[];
  /** By id; `return` is there. */
  nodes: Readonly<Record<string, TemplateNode>>;
  /** Formulas of the answer, by field. */
  answer: Readonly<Record<string, string>>;
  /** A table of its own, made when the interface is published. */
  table?: TableSpec;
}

interface TemplateNode {
  type: string;
  settings?: Record<string, Json>;
  values?: Record<string, Json>;
  formulas?: Record<string, string>;
  title?: Text;
  /** Becomes a comment in the code. */
  note?: Text;
}

/**
 * Replaces the open definition by a template. Keeps a name and a title that somebody has given.
 * @param language of the words that become part of the definition
 */
export function applyTemplate(definition: InterfaceDefinition, template: Template, language: Language): InterfaceDefinition {
  const [className = '', method = ''] = template.name.split('.');
  const isNamed = definition.class !== '' && definition.method !== '';
  const title = definition.title || template.title[language];
  const { table: _, ...open } = definition;
  return {
    ...open,
    ...(!isNamed && { class: className, method }),
    title,
    summary: definition.summary || template.summary[language],
    module: definition.module || title,
    kind: template.table ? 'data' : 'common',
    parameters: [...template.parameters],
    returns: [...template.returns],
    flow: flowOf(template, language),
    ...(template.table && { table: template.table }),
  };
}

function flowOf({ nodes, answer }: Template, language: Language): InterfaceDefinition['flow'] {
  const drawn: FlowNode[] = [
    ...Object.entries(nodes).map(([id, { title, note, settings = {}, ...node }]) => ({
      ...node,
      ...(title && { title: title[language] }),
      ...(note && { note: note[language] }),
      settings,
      id,
      position: { x: 0, y: 0 },
    })),
    { id: 'return', type: 'return', settings: {}, formulas: { ...answer }, position: { x: 0, y: 0 } },
  ];
  return { nodes: inColumns(drawn, readings(drawn)), edges: [] };
}

/** Returns what formulas read as edges, to place the nodes. */
function readings(nodes: readonly FlowNode[]): FlowEdge[] {
  const ids = new Set(nodes.map(({ id }) => id));
  return nodes.flatMap(({ id, formulas = {} }) =>
    Object.entries(formulas).flatMap(([port, text]) =>
      [...text.matchAll(/\$([A-Za-z][\w-]*)/g)].flatMap(([, from = '']) =>
        ids.has(from) ? [{ from: { node: from, port: 'value' }, to: { node: id, port } }] : [],
      ),
    ),
  );
}
