import { commentText } from '../../../engine/core/printing/comment-text.ts';
import { dumpPhp, phpString } from '../../../engine/core/printing/dump-php.ts';
import type { InterfaceDefinition } from '../../model/types/definition.ts';
import type { GeneratedFile } from '../emit/generated-file.ts';
import { Writer } from '../emit/writer.ts';
import { answerLines, docComment, headLines } from './parts/doc-comment.ts';
import { fileHead } from './parts/file-head.ts';
import { memberNames } from './parts/member-names.ts';
import { type PhpSettings, phpDefaults, phpMethodName, phpPath } from './parts/php-settings.ts';
import { tidyPhp } from './parts/tidy-php.ts';
import { phpRule } from './rules.ts';

/**
 * The PhalApi 2 class of one or several interfaces with the same namespace and class: rules, documentation, and one method per interface that
 * hands its members on to the domain class. The definitions must be free of errors.
 */
export function phpApiClass(definitions: readonly [InterfaceDefinition, ...InterfaceDefinition[]], settings: PhpSettings = phpDefaults): GeneratedFile {
  const [first] = definitions;
  const writer = new Writer('    ');
  fileHead(writer, definitions, `${first.namespace}\\Api`);
  const domain = `${first.class}Domain`;
  writer.lines([settings.baseClass, `${first.namespace}\\Domain\\${first.class} as ${domain}`].sort().map((name) => `use ${name};`));
  writer.line().lines(docComment([commentText(first.module) || first.class]));
  // Members of rules that the project has for all its interfaces are not declared here; before PHP 8 the line is a comment.
  writer.line('#[\\AllowDynamicProperties]');
  writer.line(`class ${first.class} extends ${settings.baseClass.split('\\').at(-1)}`).line('{');
  writer.indented(() => {
    writer.line('use \\Portico\\StrictInput;').line();
    verbs(writer, definitions);
    members(writer, definitions);
    rules(writer, definitions);
    for (const definition of definitions) method(writer.line(), definition, domain);
  });
  writer.line('}');
  return tidyPhp({ path: phpPath(first, 'Api', first.class, settings), text: writer.toString(), map: writer.map });
}

/** What calls may be made, and by which verbs; public methods of the base class are none. */
function verbs(writer: Writer, definitions: readonly InterfaceDefinition[]): void {
  const entries = definitions.map((definition) => `${phpString(definition.method)} => ${dumpPhp(definition.verbs)}`);
  writer.line(`public const VERBS = array(${entries.join(', ')});`).line();
}

/** The framework would make them up as it goes, which PHP 8.2 warns of. */
function members(writer: Writer, definitions: readonly InterfaceDefinition[]): void {
  const names = new Set(definitions.flatMap((definition) => [...memberNames(definition.parameters).values()]));
  for (const name of names) writer.lines(['/** @var mixed */', `public $${name};`]);
  if (names.size > 0) writer.line();
}

function rules(writer: Writer, definitions: readonly InterfaceDefinition[]): void {
  writer.lines(['/** @return array<string, array<mixed>> */', 'public function getRules()', '{']).indented(() => {
    writer.block(
      'return array_merge(parent::getRules(), array(',
      () => {
        for (const definition of definitions) {
          const names = memberNames(definition.parameters);
          if (definition.parameters.length === 0) writer.line(`${phpString(definition.method)} => array(),`);
          else
            writer.block(
              `${phpString(definition.method)} => array(`,
              () => {
                for (const parameter of definition.parameters) writer.line(`${phpString(names.get(parameter.name) ?? '')} => ${phpRule(parameter)},`);
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

function method(writer: Writer, definition: InterfaceDefinition, domain: string): void {
  const names = memberNames(definition.parameters);
  const [verb] = definition.verbs;
  // The framework compares one word only, so a method open to both verbs says nothing.
  const verbs = definition.verbs.length === 1 && verb ? [`@method ${verb}`] : [];
  writer.lines(docComment([...headLines(definition), ...verbs, ...answerLines(definition), '@phpstan-return mixed']));
  writer.lines([`public function ${phpMethodName(definition)}()`, '{']);
  const values = [...names.values()].map((name) => `$this->${name}`).join(', ');
  writer.indented(() => writer.line(`return (new ${domain}())->${phpMethodName(definition)}(${values});`));
  writer.line('}');
}
