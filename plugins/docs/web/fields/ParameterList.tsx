import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Json } from '../../../../engine/core/json/json.ts';
import { useText } from '../../../../engine/web/index.ts';
import type { DocParameter } from '../../shared/call-list.ts';
import { asDocumented } from './as-documented.ts';
import { Marks } from './Marks.tsx';
import { Nested } from './Nested.tsx';
import { parameterShapes } from './parameter-shapes.ts';
import { rangeOf } from './range-of.ts';
import { TypeWord } from './TypeWord.tsx';
import { Words } from './Words.tsx';

type Shapes = ReturnType<typeof parameterShapes>;

/** Parameters with everything the server holds them to; members of objects and elements of arrays below their own, to any depth. */
export function ParameterList({ parameters }: { parameters: DocParameter[] }) {
  const shapes = useMemo(() => parameterShapes(parameters), [parameters]);
  return <Parameters parameters={parameters} shapes={shapes} level={0} />;
}

function Parameters({ parameters, shapes, level }: { parameters: DocParameter[]; shapes: Shapes; level: number }) {
  const text = useText();
  return (
    <dl className="docs-parameters">
      {parameters.map((parameter) => (
        <div key={parameter.name}>
          <dt>
            <code>{parameter.name}</code>
            <TypeWord type={parameter.type} format={parameter.format} />
            <Marks of={parameter} />
          </dt>
          <dd>
            {parameter.text && <Words text={text(parameter.text)} />}
            <Limits parameter={parameter} shapes={shapes} level={level} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Limits({ parameter, shapes, level }: { parameter: Omit<DocParameter, 'name'>; shapes: Shapes; level: number }) {
  const { t } = useTranslation('docs');
  const text = useText();
  const range = rangeOf(parameter);
  const { options, properties, model } = parameter;
  const nameOf = (value: Json) => text(options?.find((option) => option.value === value)?.label);
  const members = properties ?? (model === undefined ? undefined : shapes.get(model));
  return (
    <>
      {parameter.enum && (
        <Fact label={t('values')}>
          {parameter.enum.map((value) => (
            <span className="docs-value" key={String(value)}>
              <code>{String(value)}</code> {nameOf(value)}
            </span>
          ))}
        </Fact>
      )}
      {range && <Fact label={t('range')}>{t(`limit.${range.unit}`, { range: range.words })}</Fact>}
      {parameter.format !== undefined && <CodeFact label={t('format')} text={parameter.format} />}
      {parameter.pattern !== undefined && <CodeFact label={t('pattern')} text={parameter.pattern} />}
      {parameter.default !== undefined && <CodeFact label={t('default')} text={JSON.stringify(parameter.default)} />}
      {parameter.documentedDefault !== undefined && <CodeFact label={t('documentedDefault')} text={JSON.stringify(parameter.documentedDefault)} />}
      {parameter.example !== undefined && <CodeFact label={t('example')} text={JSON.stringify(parameter.example)} />}
      {parameter.items && (
        <Fact label={t('element')}>
          <TypeWord type={parameter.items.type} format={parameter.items.format} /> <Marks of={{ ...parameter.items, required: false }} />
          <Limits parameter={parameter.items} shapes={shapes} level={level} />
        </Fact>
      )}
      {members && members.length > 0 && (
        <Nested count={members.length} level={level} isAgain={properties === undefined}>
          {() => <Parameters parameters={members.map(asDocumented)} shapes={shapes} level={level + 1} />}
        </Nested>
      )}
    </>
  );
}

function CodeFact({ label, text }: { label: string; text: string }) {
  return (
    <Fact label={label}>
      <code>{text}</code>
    </Fact>
  );
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="docs-fact">
      <span>{label}</span>
      <div>{children}</div>
    </div>
  );
}
