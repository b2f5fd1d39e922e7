import { Identifiers } from '../../../engine/core/printing/identifier.ts';
import { pagingOf } from './paging.ts';
import type { SdkInterface } from './sdk-interface.ts';

/** Interfaces as a client offers them: `client.shop.order.create()`. */
export interface SdkGroup {
  /** `Shop`. */
  namespace: string;
  /** `shop`. */
  property: string;
  classes: SdkClass[];
}

export interface SdkClass {
  /** `Order`. */
  name: string;
  /** `order`. */
  property: string;
  /** `ShopOrderApi`: unlike any other whatever its case, as files are named after it. */
  typeName: string;
  methods: SdkMethod[];
}

export interface SdkMethod {
  /** `create`. */
  name: string;
  /** `Create`: what the types of its parameters and its answer begin with. */
  typeName: string;
  /** `createAll`: goes through all pages; left out where the answer is none. */
  pagesName?: string;
  about: SdkInterface;
}

/** Names that mean something to every object of one of the languages. */
const reserved = ['constructor', 'transport', 'then', 'tostring'];

/** Interfaces by namespace and class, in the order of their names. */
export function sdkTree(interfaces: readonly SdkInterface[]): SdkGroup[] {
  const typeNames = new Identifiers();
  const groups = grouped(interfaces, (about) => partsOf(about)[0]);
  const groupNames = new Identifiers(reserved);
  return groups.map(([namespace, ofNamespace]) => {
    const classNames = new Identifiers(reserved);
    return {
      namespace,
      property: groupNames.take(namespace),
      classes: grouped(ofNamespace, (about) => partsOf(about)[1]).map(([name, ofClass]) => ({
        name,
        property: classNames.take(name),
        typeName: capitalized(typeNames.take(`${namespace}${name}Api`)),
        methods: methodsOf(ofClass),
      })),
    };
  });
}

function methodsOf(interfaces: readonly SdkInterface[]): SdkMethod[] {
  const names = new Identifiers(reserved);
  const methods = interfaces.map((about): SdkMethod => {
    const name = names.take(partsOf(about)[2]);
    return { name, typeName: capitalized(name), about };
  });
  // Names of our own give way to those of interfaces.
  return methods.map((method) => (pagingOf(method.about) ? { ...method, pagesName: names.take(`${method.name}All`) } : method));
}

function grouped(interfaces: readonly SdkInterface[], keyOf: (about: SdkInterface) => string): [string, SdkInterface[]][] {
  const sorted = interfaces.toSorted((one, other) => (one.service < other.service ? -1 : 1));
  return [...Map.groupBy(sorted, keyOf)];
}

function partsOf({ service }: Pick<SdkInterface, 'service'>): [namespace: string, className: string, method: string] {
  const [namespace = '', className = '', method = ''] = service.split('.');
  return [namespace, className, method];
}

function capitalized(name: string): string {
  return name[0]!.toUpperCase() + name.slice(1);
}
