import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computedDefinition } from '../../../designer/model/build/build-definition.ts';
import { printDefinition } from '../../../designer/model/json-text/print-definition.ts';
import { placeDiagnostics, placeOf, readDefinition } from '../../../designer/model/json-text/read-definition.ts';
import { shareStructure } from '../../../designer/model/json-text/share-structure.ts';
import { diagnostic } from '../../../designer/model/types/diagnostic.ts';

const add = { ...computedDefinition('Tool.Calc.Add', { a: 'integer', b: 'integer' }, { sum: ['add', 'a', 'b'] }), rev: 7 };

describe('a definition as text', () => {
  it('is the very same definition when nothing was typed, whatever the layout', () => {
    expect(readDefinition(printDefinition(add), add).definition).toBe(add);
    expect(readDefinition(JSON.stringify({ ...JSON.parse(printDefinition(add)) }), add).definition).toBe(add);
  });

  it('keeps its revision, which a text can neither show nor change', () => {
    expect(printDefinition(add)).not.toContain('"rev"');
    expect(readDefinition(JSON.stringify({ ...add, rev: 99 }), add).definition).toBe(add);
  });

  it('shares with the definition before everything the text left alone', () => {
    const read = readDefinition(printDefinition(add).replace('"title": "Add"', '"title": "Sum"'), add).definition;
    expect(read?.title).toBe('Sum');
    expect(read?.flow).toBe(add.flow);
    expect(read?.parameters).toBe(add.parameters);
  });

  it('finds nodes by their id, so that one that goes leaves the others what they are', () => {
    const [first, ...others] = add.flow.nodes;
    const read = readDefinition(printDefinition({ ...add, flow: { ...add.flow, nodes: others } }), add).definition;
    expect(read?.flow.nodes).not.toContain(first);
    expect(read?.flow.nodes[0]).toBe(others[0]);
  });

  it('says where the syntax breaks', () => {
    const text = '{ "namespace": "Tool", }';
    const { definition, diagnostics } = readDefinition(text, add);
    expect(definition).toBeNull();
    expect(diagnostics[0]?.text.en).toBe('A name in double quotes is expected here');
    expect(text.slice(diagnostics[0]?.from)).toBe('}');
  });

  it('is no definition without its shape, and the place of each fault is marked', () => {
    const text = printDefinition(add).replace('"kind": "common"', '"kind": "strange"');
    const { definition, diagnostics } = readDefinition(text, add);
    expect(definition).toBeNull();
    expect(diagnostics.map(({ pointer, from, to }) => [pointer, text.slice(from, to)])).toEqual([['/kind', '"strange"']]);
  });

  it.each(['', '   ', 'null', '[]', '"text"', '{', '{"__proto__": {}}'])('never takes %j for one', (text) => {
    const { definition, diagnostics } = readDefinition(text, add);
    expect(definition).toBeNull();
    expect(diagnostics.length).toBeGreaterThan(0);
  });

  it('marks a problem at the nearest place there is', () => {
    const text = printDefinition(add);
    const [found] = placeDiagnostics(text, [diagnostic('x', '/parameters/1/default/deep', { zh_cn: '错', en: 'Wrong' })]);
    expect(found?.from).toBe(text.indexOf('{', text.indexOf('"name": "a"')));
    expect(placeOf(text, '/parameters/0/name')).toEqual({ from: text.indexOf('"a"'), to: text.indexOf('"a"') + 3 });
    expect(placeOf('', '/x')).toBeNull();
  });
});

describe('sharing structure', () => {
  it('changes no value, and gives the old one back for an equal one', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) => {
        expect(shareStructure(before, after)).toEqual(after);
        expect(shareStructure(before, structuredClone(before))).toBe(before);
      }),
    );
  });
});
