import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { useDesignerState } from '../../state/use-designer.ts';
import { CodeFiles } from './CodeFiles.tsx';
import { codeLanguages, languageNames } from './code-language.ts';
import { useCodeTab } from './code-tab.ts';
import { useGenerated } from './use-generated.ts';

/** The code the definition becomes, live. */
export default function CodePanel() {
  const { t } = useTranslation('designer-work');
  const { tab, shown } = useCodeTab();
  const { language } = shown;
  const { files, isStale } = useGenerated(language);
  const { isPristine } = useDesignerState();
  const isEmpty = files.length === 0;
  const notice = isStale ? (
    <p className="design-code-notice" role="status">
      {t(isPristine ? 'code.unnamed' : isEmpty ? 'code.none' : 'code.stale')}
    </p>
  ) : (
    isEmpty && <p className="design-none">{t(language === 'sql' ? 'code.noTable' : 'code.loading')}</p>
  );
  const choice = (
    <Segmented
      size="small"
      aria-label={t('code.language')}
      value={language}
      options={codeLanguages.map((value) => ({ value, label: languageNames[value] }))}
      onChange={(chosen) => {
        tab.language = chosen;
      }}
    />
  );
  return <CodeFiles key={language} language={language} files={files} lead={choice} notice={notice} />;
}
