import { Skeleton } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../../engine/web/index.ts';
import type { ImportOptions, PreviewDetail } from '../../../import/protocol.ts';
import { previewImport } from '../state/import-calls.ts';

/** Parameters and return fields a new interface would have. */
export function ImportedShape({ id, upload, options }: { id: string; upload: string; options: ImportOptions }) {
  const { t } = useTranslation('designer-import');
  const [detail, setDetail] = useState<PreviewDetail | null>(null);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    previewImport({ ...options, upload, detail: id }, { signal: abort.signal }).then(
      (answer) => setDetail(answer.detail ?? null),
      (error: unknown) => {
        if (!abort.signal.aborted) setError(error instanceof ApiError ? error.message : String(error));
      },
    );
    return () => abort.abort();
  }, [id, upload, options]);
  if (error !== null) return <p className="imp-said imp-said-error">{error}</p>;
  if (detail === null) return <Skeleton active title={false} paragraph={{ rows: 5 }} />;
  const { parameters, returns } = detail.imported;
  return (
    <>
      <Shape
        title={t('parameters', { count: parameters.length })}
        rows={parameters.map(({ name, type, required, description }) => ({ name: required ? `${name} *` : name, type, description: description ?? '' }))}
      />
      <Shape title={t('returns', { count: returns.length })} rows={returns} />
    </>
  );
}

function Shape({ title, rows }: { title: string; rows: readonly { name: string; type: string; description?: string }[] }) {
  return (
    <section>
      <h3 className="imp-heading">{title}</h3>
      <dl className="imp-shape">
        {rows.map(({ name, type, description }) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
              <span className="p-second">{type}</span>
            </dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
