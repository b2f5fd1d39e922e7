import { useTranslation } from 'react-i18next';
import type { Json } from '../../../engine/core/descriptor/types.ts';
import { useText } from '../../../engine/web/index.ts';
import type { DocParameter } from '../shared/call-list.ts';
import { asDocumented } from './as-documented.ts';
import { rangeOf } from './range-of.ts';
import { TypeWord } from './TypeWord.tsx';
import { Words } from './Words.tsx';

/** Parameters with everything the server holds them to; members of objects and elements of arrays below their own. */
export function ParameterList({ parameters }: { parameters: DocParameter[] }) {
  const { t } = useTranslation('docs');
  const text = useText();
  return (
    <dl className="docs-parameters">
      {parameters.map((parameter) => (
        <div key={parameter.name}>
          <dt>
            <code>{parameter.name}</code>
            <TypeWord type={parameter.type} />
            {parameter.required && <span className="docs-required">{t('required')}</span>}
          </dt>
          <dd>
            {parameter.text && <Words text={text(parameter.text)} />}
            <Limits parameter={parameter} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Limits({ parameter }: { parameter: Omit<DocParameter, 'name'> }) {
  const { t } = useTranslation('docs');
  const text = useText();
  const range = rangeOf(parameter);
  const { options } = parameter;
  const nameOf = (value: Json) => text(options?.find((option) => option.value === value)?.label);
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
      {parameter.format !== undefined && (
        <Fact label={t('format')}>
          <code>{parameter.format}</code>
        </Fact>
      )}
      {parameter.pattern !== undefined && (
        <Fact label={t('pattern')}>
          <code>{parameter.pattern}</code>
        </Fact>
      )}
      {parameter.default !== undefined && (
        <Fact label={t('default')}>
          <code>{JSON.stringify(parameter.default)}</code>
        </Fact>
      )}
      {parameter.example !== undefined && (
        <Fact label={t('example')}>
          <code>{JSON.stringify(parameter.example)}</code>
        </Fact>
      )}
      {parameter.items && (
        <Fact label={t('element')}>
          <TypeWord type={parameter.items.type} />
          <Limits parameter={parameter.items} />
        </Fact>
      )}
      {parameter.properties && <ParameterList parameters={parameter.properties.map(asDocumented)} />}
    </>
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
