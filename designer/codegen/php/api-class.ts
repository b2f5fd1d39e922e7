import { type InterfaceDefinition, serviceOf } from '../../model/definition.ts';
import { commentText } from '../comment-text.ts';
import { emitFlow } from '../emit-flow.ts';
import type { GeneratedFile } from '../generated-file.ts';
import { Writer } from '../writer.ts';
import { dumpPhp, phpString } from './dump-php.ts';
import { memberNames } from './member-names.ts';
import { phpEmitters } from './nodes/php-emitters.ts';
import { phpRule } from './rules.ts';

/** What differs from one PHP project to another. */
export interface PhpSettings {
  /** Class the interfaces extend, with its namespace. */
  baseClass: string;
}

export const phpDefaults: PhpSettings = { baseClass: 'PhalApi\\Api' };

/**
 * The PhalApi 2 class of one or several interfaces with the same namespace and class. The definitions must be free of errors.
 * Members are read from `$this`, where the framework puts them by `getRules()`.
 */
export function phpApiClass(definitions: readonly [InterfaceDefinition, ...InterfaceDefinition[]], settings: PhpSettings = phpDefaults): GeneratedFile {
  const [first] = definitions;
  const writer = new Writer('    ');
  writer.lines(['<?php', `// Made by Portico from ${definitions.map(serviceOf).join(', ')}. Change the interface, not this file.`]);
  writer.line(`namespace ${first.namespace}\\Api;`).line();
  writer.line(`use ${settings.baseClass};`).line();
  writer.lines(docComment([commentText(first.module) || first.class]));
  const base = settings.baseClass.split('\\').at(-1);
  writer.line(`class ${first.class} extends ${base}`).line('{');
  writer.indented(() => {
    rules(writer, definitions);
    for (const definition of definitions) method(writer.line(), definition);
  });
  writer.line('}');
  return {
    path: `${first.namespace}/${first.class}.${definitions.map((definition) => definition.method).join('-')}.php`,
    text: writer.toString(),
    map: writer.map,
  };
}

function rules(writer: Writer, definitions: readonly InterfaceDefinition[]): void {
  writer.lines(['public function getRules()', '{']).indented(() => {
    writer.block(
      'return array_merge(parent::getRules(), array(',
      () => {
        for (const definition of definitions) {
          const members = memberNames(definition.parameters);
          writer.block(
            `${phpString(definition.method)} => array(`,
            () => {
              for (const parameter of definition.parameters) writer.line(`${phpString(members.get(parameter.name) ?? '')} => ${phpRule(parameter)},`);
            },
            '),',
          );
        }
      },
      '));',
    );
  });
  writer.line('}');
}

function method(writer: Writer, definition: InterfaceDefinition): void {
  const exceptions = definition.flow.nodes
    .filter((node) => node.type === 'fail')
    .map((node) => `@exception ${Number(node.settings.ret)} ${commentText(String(node.settings.message))}`);
  writer.lines(
    docComment([
      commentText(definition.title) || definition.method,
      ...(commentText(definition.summary) === '' ? [] : [`@desc ${commentText(definition.summary)}`]),
      ...definition.returns.map((field) =>
        `@return ${field.type === 'integer' ? 'int' : field.type} ${commentText(field.name).replaceAll(' ', '_')} ${commentText(field.description ?? '')}`.trimEnd(),
      ),
      ...new Set(exceptions),
    ]),
  );
  writer.lines([`public function ${definition.method[0]!.toLowerCase()}${definition.method.slice(1)}()`, '{']);
  writer.indented(() => emitFlow(definition, writer, { emitters: phpEmitters, dump: dumpPhp, localText: (name) => `$${name}`, reserved: ['this'] }));
  writer.line('}');
}

function docComment(lines: string[]): string[] {
  return ['/**', ...lines.map((line) => ` * ${line}`), ' */'];
}
