import { systemNamespaces } from '../../../engine/core/protocol/service-name.ts';
import type { InterfaceDefinition } from '../types/definition.ts';
import { type Problem, problem } from '../types/problem.ts';
import { reservedClassNames, reservedMethodNames } from '../types/reserved-words.ts';

const limits = { namespace: 40, class: 60, method: 128 } as const;

/** Rules of `Namespace.Class.Method`, and the words an interface cannot do without. */
export function checkNames(definition: InterfaceDefinition): Problem[] {
  const problems: Problem[] = [];
  for (const part of ['namespace', 'class', 'method'] as const) {
    const name = definition[part];
    const pattern = part === 'method' ? /^[A-Z][A-Za-z0-9_]*$/ : /^[A-Z][A-Za-z0-9]*$/;
    if (name === '') problems.push(problem('name', `/${part}`, texts.missing[part]));
    else if (!pattern.test(name)) problems.push(problem('name', `/${part}`, part === 'method' ? texts.method : texts.capital, { name }));
    if (name.length > limits[part]) problems.push(problem('name-length', `/${part}`, texts.length, { max: limits[part] }));
  }
  const { namespace } = definition;
  if (systemNamespaces.some((system) => system.toLowerCase() === namespace.toLowerCase())) {
    problems.push(problem('system-namespace', '/namespace', texts.system, { name: namespace }));
  }
  for (const part of ['namespace', 'class'] as const) {
    const name = definition[part];
    if (reservedClassNames.has(name.toLowerCase())) problems.push(problem('reserved-name', `/${part}`, texts.reserved, { name }));
  }
  if (reservedMethodNames.has(definition.method.toLowerCase())) problems.push(problem('reserved-name', '/method', texts.base, { name: definition.method }));
  for (const part of ['title', 'module'] as const) {
    if (definition[part].trim() === '') problems.push(problem('required', `/${part}`, part === 'title' ? texts.title : texts.module));
  }
  return problems;
}

const texts = {
  missing: {
    namespace: { zh_cn: '请填写命名空间', en: 'The namespace is missing' },
    class: { zh_cn: '请填写类名', en: 'The class is missing' },
    method: { zh_cn: '请填写方法名', en: 'The method is missing' },
  },
  capital: { zh_cn: '“{name}”须以大写字母开头，只含字母和数字', en: '"{name}" must begin with a capital letter and hold only letters and digits' },
  method: {
    zh_cn: '“{name}”须以大写字母开头，只含字母、数字和下划线',
    en: '"{name}" must begin with a capital letter and hold only letters, digits and underscores',
  },
  length: { zh_cn: '最多 {max} 个字符', en: 'At most {max} characters' },
  system: { zh_cn: '命名空间 {name} 属于系统', en: 'The namespace {name} belongs to the system' },
  reserved: { zh_cn: '{name} 是 PHP 保留字，请换一个名称', en: '{name} is a reserved word of PHP; choose another name' },
  base: { zh_cn: '{name} 与框架基类的方法同名，请换一个名称', en: '{name} is a method of the framework’s base class; choose another name' },
  title: { zh_cn: '请填写标题', en: 'The title is missing' },
  module: { zh_cn: '请填写模块', en: 'The module is missing' },
};
