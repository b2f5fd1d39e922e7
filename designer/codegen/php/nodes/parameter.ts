import type { NodeEmitter } from '../../emit-flow.ts';
import { memberNames } from '../member-names.ts';

export const parameterPhp: NodeEmitter = ({ node, definition }) => ({
  value: `$${memberNames(definition.parameters).get(String(node.settings.name)) ?? 'value'}`,
});
