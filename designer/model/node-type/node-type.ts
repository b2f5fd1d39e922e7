import type { Json } from '../../../engine/core/json/json.ts';
import type { ServiceEffect, ServiceFailure } from '../../../engine/core/protocol/service-about.ts';
import type { Language, Text } from '../../../engine/core/text/text.ts';
import type { Runtime } from '../semantics/runtime/runtime.ts';
import type { InterfaceDefinition } from '../types/definition.ts';
import type { Diagnostic } from '../types/diagnostic.ts';
import type { FlowNode } from '../types/flow.ts';
import type { FunctionBody } from '../types/flow-function.ts';
import type { ValueType } from '../types/value-type.ts';
import type { Branch } from './branches.ts';

/** The end of an edge at a node. */
export interface Port {
  name: string;
  /** Shown instead of the name. */
  label?: Text;
  type: ValueType;
  /** Of an input: without an edge and without a value of its own the definition cannot run. */
  required?: boolean;
  /** Of an input: what it is without an edge and a value. */
  default?: Json;
  /** Of an input: the only values it takes. */
  choices?: readonly string[];
  /** Of an input: the nodes that feed only this port run only when the node asks for it. */
  lazy?: boolean;
  /**
   * Of a lazy input: a node that names it in `within` runs there, whatever its values lead to. `known`: once, before anything that follows, so that
   * its values may be used everywhere; `maybe`: perhaps not to its end, its values are null then; `closed`: its values stay inside.
   */
  body?: 'known' | 'maybe' | 'closed';
  /** Of an input with a body: it takes no value. */
  isBare?: boolean;
  /** Of an input of a node that `fillsByName`: it takes the member of that name of a row that an earlier node answers. */
  fillsByMember?: RegExp;
  /** Of an output: the lazy input whose nodes alone may use it, as the element of a loop. It has a new value at each turn. */
  inner?: string;
  /** What a value must be like besides its type; the call ends otherwise. */
  rules?: readonly Text[];
}

/** The inputs and outputs of a node. */
export interface Ports {
  inputs: Port[];
  outputs: Port[];
}

/** The definition around a node. */
export interface NodeContext {
  definition: Pick<InterfaceDefinition, 'parameters' | 'returns' | 'table'>;
}

/** Values by port name. A lazy input is a function instead. */
export type Values = Record<string, unknown>;

interface Evaluation extends NodeContext {
  parameters: Readonly<Record<string, unknown>>;
  runtime: Runtime;
  /** Value of an input port; runs the nodes behind a lazy one, with these values on the node's inner outputs. */
  input(port: string, inner?: Values): Promise<unknown>;
  /** The same, but undefined for an input without an edge and a value, and for a parameter that the caller did not send. */
  optionalInput(port: string): Promise<unknown>;
  /** Runs the flow of a function on these values, and answers its fields. */
  runFunction(body: FunctionBody, values: Readonly<Record<string, unknown>>): Promise<Values>;
  /** Of a loop: what one turn of the nodes behind a lazy input takes of the call's budget. */
  turnWeight(port: string): number;
  /** Whether the value of an input port was made of a parameter of the call. */
  comesFromCaller(port: string): boolean;
}

/** Families of node types: they decide about the colour and the section of the palette. */
export const nodeFamilies = ['input', 'compute', 'logic', 'data', 'outside', 'code', 'end'] as const;
export type NodeFamily = (typeof nodeFamilies)[number];

/** An entry of the palette: a node of this type with these settings. */
export interface PaletteEntry {
  /** Unique in the palette: `operation.add`. */
  key: string;
  label: Text;
  settings: FlowNode['settings'];
  /** More words a search finds it by. */
  words?: string[];
  /** Heading inside the family. */
  section?: Text;
}

/**
 * A node type: a folder in designer/nodes with its model, its printers in codegen/ and the controls of its settings in panel/. `settings` is the JSON
 * Schema of its inspector form.
 */
export interface NodeType {
  type: string;
  label: Text;
  family: NodeFamily;
  /** Its place among the types of its family in the palette, from 1. */
  order: number;
  /**
   * Where its answers come from besides inputs and settings: `world`, from outside the definition, so that another day has another answer; `open`,
   * from outside and of a shape that the definition does not tell. Left out: from nowhere else.
   */
  source?: 'world' | 'open';
  /** Of the families data, outside and end: the value of a secret configuration entry may run into its inputs. */
  sendsSecrets?: boolean;
  /** `control` of a setting names the control that edits it, where its type alone does not tell; `when` the values of other settings it is for. */
  settings: Record<string, unknown>;
  /** Left out: one entry with the type's label and empty settings. An empty list: not in the palette. */
  palette?: PaletteEntry[];
  /** The settings in one line, for the node on the canvas. */
  summary?(settings: FlowNode['settings'], language: Language): string;
  /** By the settings as they stand, which may still be wrong: unknown ones have no ports. */
  ports(settings: FlowNode['settings'], context: NodeContext): Ports;
  /** Types of the outputs for the given types of the inputs, where `ports` alone does not tell. */
  outputTypes?(settings: FlowNode['settings'], inputs: Record<string, ValueType>, context: NodeContext): Record<string, ValueType>;
  /** Types of the inner outputs for the given types of the inputs that are not lazy. */
  innerTypes?(settings: FlowNode['settings'], inputs: Record<string, ValueType>, context: NodeContext): Record<string, ValueType>;
  /** Steps of the budget it takes where a loop turns it, operations apart: about 50 ns each; 1 unless given. */
  weight?(settings: FlowNode['settings']): number;
  /** What a call may do by it; nothing unless given. */
  effect?(settings: FlowNode['settings']): ServiceEffect;
  /** Its inputs carry names of the outside world: a new one takes the parameter of the interface that has its name. */
  fillsByName?: boolean;
  /** True when running it changes something or ends the call: it runs although no edge leaves it, in document order. */
  hasEffect?(settings: FlowNode['settings']): boolean;
  /** The refusals it may end a call in. */
  failures?(settings: FlowNode['settings']): ServiceFailure[];
  /** The ways that a run can take at it, where there are several: those that saved cases have not taken are shown. */
  branches?(settings: FlowNode['settings']): Branch[];
  /** Rules beyond schema, ports and types. `pointer` is that of the node. */
  check?(node: FlowNode, pointer: string, context: NodeContext): Diagnostic[];
  /** The values of the output ports. */
  evaluate(settings: FlowNode['settings'], evaluation: Evaluation): Promise<Values>;
}

/** Returns the node type unchanged, with its type checked. */
export function defineNodeType(type: NodeType): NodeType {
  return type;
}
