import { useTranslation } from 'react-i18next';

/** A value of a definition as the preview shows it, JSON text: texts stand there without their quotes. */
export function ValueText({ value }: { value: string | null }) {
  const { t } = useTranslation('designer-import');
  return value === null || value === '""' ? <span className="p-second">{t('nothing')}</span> : <code className="imp-value">{plain(value)}</code>;
}

function plain(json: string): string {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'string' ? value : json;
  } catch {
    // Long values come cut off.
    return json;
  }
}
